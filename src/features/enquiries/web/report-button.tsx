import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meeting } from '../choices.ts'

type Dialog = ComponentType<{ metIn: Meeting; id: number; onClose: () => void }>

/** Reports a profile, or the other side of an interview or case: its dialog comes when it is asked for; without scripts, the page to write to us. */
export function ReportButton({
  metIn,
  id,
  className,
  children,
}: {
  metIn: Meeting
  id: number
  className?: string
  children: ReactNode
}) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  // Until then it is a link to the page for messages, and says so.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    import('./report-dialog.tsx').then(
      (module) => setDialog(() => module.ReportDialog),
      () => location.assign((event.target as HTMLAnchorElement).href),
    )
  }
  return (
    <>
      <ButtonLink
        variant="quiet"
        size="s"
        to="/contact"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={ask}
        className={className}
      >
        {children}
      </ButtonLink>
      {Dialog !== null && <Dialog metIn={metIn} id={id} onClose={() => setDialog(null)} />}
    </>
  )
}
