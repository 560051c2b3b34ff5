import { clockOf, startWait, useSecondsToWait } from './resend-clock.ts'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'

interface Props {
  /** What the code is for, and the number. */
  target: string
  send: () => Promise<{ resend_after: number }>
  onSent: () => void
}

/** Resend OTP, in whose place a countdown stands until it may be used. */
export function ResendCode({ target, send, onSent }: Props) {
  const t = useTexts()
  const seconds = useSecondsToWait(target)
  const { submit, error, busy } = useContractForm(send, {
    defaults: {},
    failed: t.code.resendFailed,
    onDone: ({ resend_after }) => {
      startWait(target, resend_after)
      onSent()
    },
    repeats: true,
  })
  return (
    <div>
      <FormError error={error} className="mb-3" />
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center text-ink-faint tabular-nums">
          {t.code.resendIn(clockOf(seconds))}
        </p>
      ) : (
        <TextButton className="min-h-11" aria-busy={busy} onClick={() => void submit()}>
          {t.code.resend}
        </TextButton>
      )}
      <p role="status" className="sr-only">
        {seconds === 0 ? t.code.resendNow : t.code.resendSoon(Math.ceil(seconds / 60))}
      </p>
    </div>
  )
}
