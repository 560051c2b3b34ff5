import { isName } from '../../../../platform/shared/person-name.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { sendCodeTo } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { fullNumber } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { secondsToWait, startWait } from './resend-clock.ts'
import type { SignUpDraft } from './sign-up-draft.ts'
import { signUpTarget } from './sign-up-target.ts'
import { StrengthHint } from '../passwords/strength-hint.tsx'
import { TermsNote } from './terms-note.tsx'
import { TextButton } from '../text-button.tsx'
import { texts, useTexts } from '../texts.ts'

// The same as the contract's, which brings schemas that the browser has no use for.
const passwordMin = 6

const fieldsOf = ({ phone, fullName, password, confirmation }: SignUpDraft) => ({
  phone_number: phone,
  full_name: fullName,
  password,
  confirm_password: confirmation,
})
type Fields = ReturnType<typeof fieldsOf>

/** The first thing wrong with the details, in the order of the specification. */
function faultOf(
  { phone_number: phone, full_name: name, password, confirm_password: confirmation }: Fields,
  errors: (typeof texts)['en']['errors'],
): Partial<Record<keyof Fields, string>> | null {
  if (phone.digits === '') return { phone_number: errors.phoneRequired }
  if (!isName(name)) return { full_name: errors.fullNameRequired }
  if (password === '') return { password: errors.passwordRequired }
  if (password.length < passwordMin) return { password: errors.passwordTooShortAtSignUp }
  return password === confirmation ? null : { confirm_password: errors.passwordsDiffer }
}

interface Props {
  draft: SignUpDraft
  message: string | undefined
  onChange: (part: Partial<SignUpDraft>) => void
  onSent: (phone: string) => void
  onSignIn: () => void
}

/** The first step of sign-up: who you are, up to Send OTP. */
export function SignUpDetails({ draft, message, onChange, onSent, onSignIn }: Props) {
  const t = useTexts()
  const { form, submit, control, input, error, busy } = useContractForm(
    async ({ phone_number: phone, password }: Fields) => {
      const number = fullNumber(phone)
      const target = signUpTarget({ ...draft, phone })
      // A code is on its way already: the dialog was closed or the page loaded anew.
      if (secondsToWait(target) > 0) return number
      const { phone_number, resend_after } = await publicApi(sendCodeTo[draft.role], {
        phone_number: number,
        password,
      })
      startWait(target, resend_after)
      return phone_number
    },
    {
      defaults: fieldsOf(draft),
      check: (fields) => faultOf(fields, t.errors),
      failed: t.errors.codeNotSent,
      onType: (fields) =>
        onChange({
          phone: fields.phone_number,
          fullName: fields.full_name,
          password: fields.password,
          confirmation: fields.confirm_password,
        }),
      onDone: onSent,
    },
  )
  const reveal = {
    showLabel: t.form.showPassword,
    hideTextLabel: t.form.hidePassword,
    autoComplete: 'new-password',
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.signUp.roleHints[draft.role]}</p>
      {message !== undefined && <Alert>{message}</Alert>}
      <PhoneField label={t.form.phone} autoComplete="username" {...control('phone_number')} />
      <TextField
        label={t.signUp.fullName}
        autoComplete="name"
        maxLength={120}
        {...input('full_name')}
      />
      <div>
        <PasswordField {...reveal} label={t.form.password} {...input('password')} />
        <StrengthHint password={draft.password} />
      </div>
      <PasswordField {...reveal} label={t.signUp.confirmation} {...input('confirm_password')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.code.send}
      </Button>
      <TermsNote />
      <HaveAccount onSignIn={onSignIn} />
    </form>
  )
}

function HaveAccount({ onSignIn }: { onSignIn: () => void }) {
  const { signUp: t } = useTexts()
  return (
    <p className="text-center text-ink-soft">
      {t.haveAccount} <TextButton onClick={onSignIn}>{t.signIn}</TextButton>
    </p>
  )
}
