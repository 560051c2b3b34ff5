import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { OtpField } from '../../../../ui/otp-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { ResendCode } from './resend-code.tsx'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { firstField, useArrivalFocus } from '../use-arrival-focus.ts'

interface Props {
  /** Where the code went. */
  intro: string
  submitLabel: string
  doneText?: string
  /** Said when the server gives no reason. */
  failed: string
  /** What the code is for, and the number: how the countdown is kept. */
  target: string
  send: (code: string) => Promise<void>
  resend: () => Promise<{ resend_after: number }>
  onChangeNumber: () => void
  /** What leads back to the number; Change Mobile Number where none is said. */
  changeLabel?: string
}

/** The step in which the code that was sent is typed, asked for again, or the number changed. */
export function CodeForm({
  intro,
  submitLabel,
  doneText,
  failed,
  target,
  send,
  resend,
  onChangeNumber,
  changeLabel,
}: Props) {
  const t = useTexts()
  const { form, submit, control, set, error, busy, done } = useContractForm(
    ({ otp_code: code }) => send(code),
    {
      defaults: { otp_code: '' },
      check: ({ otp_code: code }) =>
        /^\d{6}$/.test(code) ? null : { otp_code: t.errors.codeInvalid },
      failed,
    },
  )
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{intro}</p>
      <OtpField label={t.code.label} boxLabel={t.code.box} {...control('otp_code')} />
      <FormError error={error} />
      {done && doneText !== undefined && <Alert tone="success">{doneText}</Alert>}
      <Button type="submit" wide busy={busy}>
        {submitLabel}
      </Button>
      {!done && (
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ResendCode
            target={target}
            send={resend}
            onSent={() => {
              set({ otp_code: '' })
              form.current?.querySelector<HTMLElement>(firstField)?.focus()
            }}
          />
          <TextButton className="min-h-11" disabled={busy} onClick={onChangeNumber}>
            {changeLabel ?? t.code.changeNumber}
          </TextButton>
        </div>
      )}
    </form>
  )
}
