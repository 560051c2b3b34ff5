import { Suspense } from 'react'
import { useSession } from '../../../platform/web/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { hasRecord } from '../../accounts/side-rules.ts'
import { useProfileTexts } from './profile-texts.ts'

const OwnPage = lazyPart(() => import('./own-page.tsx'), 'OwnPage')

/** Nobody is there; but for herself, who sees her page before others do. */
export function MissingPage() {
  const { profile: t } = useProfileTexts()
  const isWorker = hasRecord(useSession()?.user.role)
  const nobody = (
    <div className="mx-auto max-w-page px-4 py-20">
      <EmptyState
        illustration="people"
        level={1}
        title={t.notFound}
        text={t.notFoundText}
        action={<ButtonLink to="/candidates">{t.back}</ButtonLink>}
      />
    </div>
  )
  return isWorker ? (
    <Suspense>
      <OwnPage otherwise={nobody} />
    </Suspense>
  ) : (
    nobody
  )
}
