import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { forgotPassword, verifyResetCode } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { CodeForm } from '../sign-up/code-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { fullNumber, noPhone, type Phone } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { endWait, secondsToWait, startWait } from '../sign-up/resend-clock.ts'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'

const resetTarget = (phone: Phone): string => `reset-password:${fullNumber(phone)}`

/** A new password for who forgot hers: the number, the code sent to it, the password. */
export function ResetFlow({ onSignIn }: { onSignIn: () => void }) {
  const t = useTexts()
  const [phone, setPhone] = useState(noPhone)
  const [sent, setSent] = useState(false)
  const [token, setToken] = useState<string | null>(null)

  if (token !== null) {
    return (
      <NewPasswordForm
        token={token}
        onSignIn={onSignIn}
        onAskAgain={() => {
          endWait(resetTarget(phone))
          setToken(null)
          setSent(false)
        }}
      />
    )
  }
  if (!sent)
    return (
      <NumberStep
        phone={phone}
        onChange={setPhone}
        onSent={() => setSent(true)}
        onSignIn={onSignIn}
      />
    )
  const phoneNumber = fullNumber(phone)
  const target = resetTarget(phone)
  return (
    <CodeForm
      intro={t.reset.sent(phoneNumber)}
      submitLabel={t.reset.verify}
      failed={t.reset.failed}
      target={target}
      changeLabel={t.reset.anotherNumber}
      send={async (code) => {
        const verified = await publicApi(verifyResetCode, { phoneNumber, otp_code: code })
        endWait(target)
        setToken(verified.token)
      }}
      resend={() => publicApi(forgotPassword, { phoneNumber })}
      onChangeNumber={() => {
        endWait(target)
        setSent(false)
      }}
    />
  )
}

function NumberStep({
  phone,
  onChange,
  onSent,
  onSignIn,
}: {
  phone: Phone
  onChange: (phone: Phone) => void
  onSent: () => void
  onSignIn: () => void
}) {
  const t = useTexts()
  const { form, submit, control, error, busy } = useContractForm(
    async ({ phoneNumber: typed }) => {
      if (secondsToWait(resetTarget(typed)) > 0) return
      const { resend_after } = await publicApi(forgotPassword, { phoneNumber: fullNumber(typed) })
      startWait(resetTarget(typed), resend_after)
    },
    {
      defaults: { phoneNumber: phone },
      check: ({ phoneNumber: typed }) =>
        typed.digits === '' ? { phoneNumber: t.errors.phoneRequired } : null,
      failed: t.errors.codeNotSent,
      onType: ({ phoneNumber: typed }) => onChange(typed),
      onDone: onSent,
    },
  )
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.reset.intro}</p>
      <PhoneField label={t.form.phone} autoComplete="username" {...control('phoneNumber')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.reset.send}
      </Button>
      <p className="text-center">
        <TextButton onClick={onSignIn}>{t.reset.backToSignIn}</TextButton>
      </p>
    </form>
  )
}
