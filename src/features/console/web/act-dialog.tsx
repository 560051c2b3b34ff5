import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useWords } from './texts.ts'

interface Props {
  title: string
  text?: string
  confirmLabel: string
  danger?: boolean
  busy: boolean
  error?: string | undefined
  onClose: () => void
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before a step that matters, with what it needs to know. */
export function ActDialog({
  title,
  text,
  confirmLabel,
  danger = false,
  busy,
  error,
  onClose,
  onConfirm,
  children,
}: Props) {
  const t = useWords()
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={onConfirm}
      title={title}
      text={text}
      submitLabel={confirmLabel}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      danger={danger}
    >
      {children}
      {error !== undefined && <Alert tone="error">{error}</Alert>}
    </FormDialog>
  )
}
