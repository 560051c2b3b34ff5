import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { resetPassword } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { newPasswordError } from './new-password-error.ts'
import { StrengthHint } from './strength-hint.tsx'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useHydrated } from '../use-hydrated.ts'

interface Props {
  /** Of the link that was sent, or got for the code. */
  token: string
  onSignIn: () => void
  /** For a link that is no longer valid. */
  onAskAgain: () => void
}

/** The last step of a forgotten password: a new one. */
export function NewPasswordForm({ token, onSignIn, onAskAgain }: Props) {
  const t = useTexts()
  const isHydrated = useHydrated()
  const { form, submit, input, values, error, busy, done } = useContractForm(
    (typed) => publicApi(resetPassword, { token, ...typed }),
    {
      defaults: { password: '', confirmPassword: '' },
      check: (typed) => newPasswordError(typed, t.errors),
      failed: t.reset.failed,
    },
  )
  useArrivalFocus(form)
  const reveal = {
    showLabel: t.form.showPassword,
    hideTextLabel: t.form.hidePassword,
    autoComplete: 'new-password',
  }

  if (done) {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="success">{t.reset.done}</Alert>
        <Button wide autoFocus onClick={onSignIn}>
          {t.signIn.submit}
        </Button>
      </div>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.reset.choose}</p>
      <div>
        <PasswordField
          {...reveal}
          label={t.reset.password}
          hint={t.reset.passwordHint}
          {...input('password')}
        />
        <StrengthHint password={values.password} />
      </div>
      <PasswordField {...reveal} label={t.reset.confirmation} {...input('confirmPassword')} />
      <FormError
        error={error}
        action={<TextButton onClick={onAskAgain}>{t.reset.askAgain}</TextButton>}
      />
      <Button type="submit" wide busy={busy} disabled={!isHydrated}>
        {t.reset.submit}
      </Button>
    </form>
  )
}
