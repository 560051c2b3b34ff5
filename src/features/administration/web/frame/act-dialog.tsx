import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useRoomTexts } from '../texts.ts'

interface Props {
  title: string
  text?: string
  confirmLabel: string
  danger?: boolean
  busy: boolean
  problem?: string | undefined
  onClose: () => void
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before a step that matters, with what it needs to know. */
export function ActDialog({ title, text, confirmLabel, danger = false, busy, problem, onClose, onConfirm, children }: Props) {
  const t = useRoomTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={title}
      closeLabel={t.close}
      footer={
        <>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form="act" look={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="act"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onConfirm()
        }}
      >
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
        {children}
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      </form>
    </Dialog>
  )
}
