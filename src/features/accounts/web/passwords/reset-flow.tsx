import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { forgotPassword, verifyResetCode } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { CodeForm } from '../sign-up/code-form.tsx'
import { FormError } from '../form-error.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { fullNumber, noPhone, type Phone } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { endWait, secondsToWait, startWait } from '../sign-up/resend-clock.ts'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useSubmit } from '../use-submit.ts'

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
      fallback={t.reset.failed}
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
  const { form, submit, control, error, busy } = useSubmit({
    check: () =>
      phone.digits === '' ? { field: 'phoneNumber', text: t.errors.phoneRequired } : null,
    send: async () => {
      if (secondsToWait(resetTarget(phone)) === 0) {
        const { resend_after } = await publicApi(forgotPassword, { phoneNumber: fullNumber(phone) })
        startWait(resetTarget(phone), resend_after)
      }
      onSent()
    },
    fallback: t.errors.codeNotSent,
  })
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.reset.intro}</p>
      <PhoneField
        label={t.form.phone}
        autoComplete="username"
        {...control('phoneNumber', phone, onChange)}
      />
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
