import { Suspense, useState } from 'react'
import { Button, type ButtonSize } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useTexts } from './texts.ts'

const AskDialog = lazyPart(() => import('./ask-dialog.tsx'), 'AskDialog')

interface Props {
  candidateId: number
  name: string
  /** She was asked before. */
  again?: boolean
  size?: ButtonSize
  /** Names her where several stand beside each other. */
  isNamed?: boolean
  onDone?: () => unknown
}

/** Opens the terms with which a household asks someone whom it has selected. */
export function AskButton({
  candidateId,
  name,
  again = false,
  size,
  isNamed = false,
  onDone,
}: Props) {
  const { ask: t } = useTexts()
  const [open, setOpen] = useState(false)
  const label = again ? t.again : t.submit
  return (
    <>
      <Button
        size={size}
        aria-haspopup="dialog"
        aria-label={isNamed ? `${label}: ${name}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense>
        {open && (
          <AskDialog
            open
            candidateId={candidateId}
            name={name}
            onClose={() => setOpen(false)}
            {...(onDone && { onDone })}
          />
        )}
      </Suspense>
    </>
  )
}
