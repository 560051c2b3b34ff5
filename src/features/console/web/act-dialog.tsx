import { type ReactNode, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
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

export interface Choice<T extends string> {
  name: string
  label: string
  options: { value: T; label: string }[]
  value: T | ''
  /** What is said when nothing was chosen. */
  missing: string
  onChoose: (chosen: T) => void
}

interface ChoiceProps<T extends string> {
  title: string
  text: string
  confirmLabel: string
  danger?: boolean
  busy: boolean
  error?: string | undefined
  choice: Choice<T>
  onClose: () => void
  onConfirm: (chosen: T) => void
  children?: ReactNode
}

/** Asks before a grave step, where one of some answers has to be chosen first: none is assumed. */
export function ChoiceDialog<T extends string>({
  choice: { name, label, options, value, missing, onChoose },
  onConfirm,
  children,
  ...dialog
}: ChoiceProps<T>) {
  const [isMissing, setMissing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const confirm = () => {
    setMissing(value === '')
    if (value !== '') onConfirm(value)
    else group.current?.querySelector('input')?.focus()
  }
  return (
    <ActDialog {...dialog} onConfirm={confirm}>
      <div ref={group}>
        <RadioGroup
          name={name}
          label={label}
          options={options}
          value={value}
          error={isMissing ? missing : undefined}
          onChange={(event) => {
            onChoose(event.target.value as T)
            setMissing(false)
          }}
        />
      </div>
      {children}
    </ActDialog>
  )
}
