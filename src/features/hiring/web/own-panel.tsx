import { Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnerEdit } from '../../records/web/index.ts'
import { PanelFrame, usePanelTexts } from './panel-frame.tsx'

/** What a job seeker finds beside her own public page. Fetched only by her: the way to her form is nothing for others. */
export function OwnPanel() {
  const t = usePanelTexts()
  return (
    <PanelFrame
      title={t.owner}
      text={t.ownerText}
      next={
        <Suspense fallback={<Skeleton className="h-13 rounded-full" />}>
          <OwnerEdit />
        </Suspense>
      }
    />
  )
}
