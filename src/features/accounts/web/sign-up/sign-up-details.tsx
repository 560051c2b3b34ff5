import { isName } from '../../../../platform/shared/person-name.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { sendCodeTo } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { FormError } from '../form-error.tsx'
import { fullNumber } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { secondsToWait, startWait } from './resend-clock.ts'
import type { SignUpDraft } from './sign-up-draft.ts'
import { signUpTarget } from './sign-up-target.ts'
import { StrengthHint } from '../passwords/strength-hint.tsx'
import { TermsNote } from './terms-note.tsx'
import { TextButton } from '../text-button.tsx'
import { texts, useTexts } from '../texts.ts'
import { useSubmit } from '../use-submit.ts'

// The same as the contract's, which brings schemas that the browser has no use for.
const passwordMin = 6

/** The first thing wrong with the details, in the order of the specification. */
function faultOf(
  { phone, fullName, password, confirmation }: SignUpDraft,
  errors: (typeof texts)['en']['errors'],
): { field: string; text: string } | null {
  if (phone.digits === '') return { field: 'phone_number', text: errors.phoneRequired }
  if (!isName(fullName)) return { field: 'full_name', text: errors.fullNameRequired }
  if (password === '') return { field: 'password', text: errors.passwordRequired }
  if (password.length < passwordMin)
    return { field: 'password', text: errors.passwordTooShortAtSignUp }
  return password === confirmation
    ? null
    : { field: 'confirm_password', text: errors.passwordsDiffer }
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
  const { form, submit, control, input, error, busy } = useSubmit({
    check: () => faultOf(draft, t.errors),
    send: async () => {
      const number = fullNumber(draft.phone)
      // A code is on its way already: the dialog was closed or the page loaded anew.
      if (secondsToWait(signUpTarget(draft)) > 0) return onSent(number)
      const { phone_number, resend_after } = await publicApi(sendCodeTo[draft.role], {
        phone_number: number,
      })
      startWait(signUpTarget(draft), resend_after)
      onSent(phone_number)
    },
    fallback: t.errors.codeNotSent,
  })
  const reveal = {
    showLabel: t.form.showPassword,
    hideTextLabel: t.form.hidePassword,
    autoComplete: 'new-password',
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.signUp.roleHints[draft.role]}</p>
      {message !== undefined && <Alert>{message}</Alert>}
      <PhoneField
        label={t.form.phone}
        autoComplete="username"
        {...control('phone_number', draft.phone, (phone) => onChange({ phone }))}
      />
      <TextField
        label={t.signUp.fullName}
        autoComplete="name"
        maxLength={120}
        {...input('full_name', draft.fullName, (fullName) => onChange({ fullName }))}
      />
      <div>
        <PasswordField
          {...reveal}
          label={t.form.password}
          {...input('password', draft.password, (typed) => onChange({ password: typed }))}
        />
        <StrengthHint password={draft.password} />
      </div>
      <PasswordField
        {...reveal}
        label={t.signUp.confirmation}
        {...input('confirm_password', draft.confirmation, (confirmation) =>
          onChange({ confirmation }),
        )}
      />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.code.send}
      </Button>
      <TermsNote />
      <p className="text-center text-ink-soft">
        {t.signUp.haveAccount} <TextButton onClick={onSignIn}>{t.signUp.signIn}</TextButton>
      </p>
    </form>
  )
}
