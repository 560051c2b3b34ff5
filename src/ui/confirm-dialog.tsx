import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** What will happen, in a sentence. */
  text?: ReactNode
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** For what can't be taken back. */
  danger?: boolean
  /** The confirmed thing is under way. */
  busy?: boolean
  error?: string | undefined
}

/** Asks before a step that matters; the focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger = false,
  busy = false,
  error,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={({ detail }) => {
              // The second press of a double click is none.
              if (detail < 2) onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      {error !== undefined && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}
