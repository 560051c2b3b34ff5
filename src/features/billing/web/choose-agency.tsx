import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useTexts } from './texts.ts'

const AgencyDialog = lazyPart(() => import('./agency-dialog.tsx'), 'AgencyDialog')

/** The way to choose who brings somebody that is hired already. */
export function ChooseAgency({ candidateId, name }: { candidateId: number; name: string }) {
  const { agency: t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t.title}
      </Button>
      <Suspense>
        {isOpen && (
          <AgencyDialog candidateId={candidateId} name={name} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
