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
  onDone?: () => unknown
}

/** Opens the terms with which a household asks someone whom it has selected. */
export function AskButton({ candidateId, name, again = false, size, onDone }: Props) {
  const { ask: t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {again ? t.again : t.submit}
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
