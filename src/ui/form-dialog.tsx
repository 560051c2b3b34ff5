import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onSubmit: (event: FormEvent) => void
  title: ReactNode
  /** What it is for, in a sentence. */
  text?: ReactNode
  submitLabel: string
  cancelLabel: string
  closeLabel: string
  /** Under way: nothing closes it, nothing is sent twice. */
  busy: boolean
  /** Something that must be filled is empty. */
  disabled?: boolean
  /** For what can't be taken back. */
  danger?: boolean
  formRef?: Ref<HTMLFormElement>
  size?: ComponentProps<typeof Dialog>['size']
  children: ReactNode
}

/** A form in a dialog: in its foot what leaves it and what sends it. */
export function FormDialog({
  open,
  onClose,
  onSubmit,
  title,
  text,
  submitLabel,
  cancelLabel,
  closeLabel,
  busy,
  disabled = false,
  danger = false,
  formRef,
  size = 's',
  children,
}: Props) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={title}
      closeLabel={closeLabel}
      size={size}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={formRef}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit(event)
        }}
      >
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
        {children}
      </form>
    </Dialog>
  )
}
