import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { keepAccount } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { fullNumber, noPhone } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { signIn } from './sign-in.ts'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useHydrated } from '../use-hydrated.ts'

interface Props {
  /** Why a session is needed. */
  message?: string
  onSignedIn: () => void
  onForgot: () => void
  /** Without it nobody signs up here. */
  onSignUp?: () => void
  /** How the number and password are tried: as household, then as worker. */
  enter?: typeof signIn
  /** Said, with what leads on, where the account is of another kind. */
  otherRole?: { text?: string; action: ReactNode }
}

/** Number and password; the same in the modal and on the page. */
export function SignInForm({
  message,
  onSignedIn,
  onForgot,
  onSignUp,
  enter = signIn,
  otherRole,
}: Props) {
  const t = useTexts()
  const isHydrated = useHydrated()
  const { form, submit, control, input, error, busy, done, isClosing, isOtherRole, keep } =
    useSignIn(enter, onSignedIn)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {message !== undefined && <Alert>{message}</Alert>}
      <PhoneField label={t.form.phone} autoComplete="username" {...control('phone_number')} />
      <div>
        <PasswordField
          label={t.form.password}
          showLabel={t.form.showPassword}
          hideTextLabel={t.form.hidePassword}
          autoComplete="current-password"
          {...input('password')}
        />
        <p className="mt-1 text-end">
          <TextButton onClick={onForgot}>{t.signIn.forgot}</TextButton>
        </p>
      </div>
      <FormError
        error={
          error && isOtherRole && otherRole?.text !== undefined
            ? { ...error, text: otherRole.text }
            : error
        }
        action={
          isClosing ? (
            <TextButton onClick={() => void keep()}>{t.signIn.keep}</TextButton>
          ) : isOtherRole ? (
            otherRole?.action
          ) : undefined
        }
      />
      {done && <Alert tone="success">{t.signIn.done}</Alert>}
      <Button type="submit" wide busy={busy} disabled={!isHydrated}>
        {t.signIn.submit}
      </Button>
      {onSignUp !== undefined && (
        <p className="text-center text-ink-soft">
          {t.signIn.noAccount} <TextButton onClick={onSignUp}>{t.signIn.signUp}</TextButton>
        </p>
      )}
    </form>
  )
}

/** Signs in, or says what kind of account keeps from it. */
function useSignIn(enter: typeof signIn, onSignedIn: () => void) {
  const t = useTexts()
  const [isOtherRole, setIsOtherRole] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const form = useContractForm(
    ({ phone_number: phone, password }) =>
      enter({ phone_number: fullNumber(phone), password }).catch((error: unknown) => {
        if (isUnexplained(error)) throw new ApiError(400, { message: t.signIn.failedUnexplained })
        setClosing(error instanceof ApiError && error.code === 'ACCOUNT_CLOSING')
        setIsOtherRole(error instanceof ApiError && error.code === 'ROLE_MISMATCH')
        throw error
      }),
    {
      defaults: { phone_number: noPhone, password: '' },
      check: ({ phone_number: phone, password }) => {
        if (phone.digits === '') return { phone_number: t.errors.phoneRequired }
        return password === '' ? { password: t.errors.passwordRequired } : null
      },
      failed: t.signIn.failed,
      onDone: onSignedIn,
    },
  )
  useArrivalFocus(form.form)
  // The account is kept, and then signed in to as always, with all that its sign-in asks for.
  const keep = async () => {
    const { phone_number: phone, password } = form.values
    await publicApi(keepAccount, { phone_number: fullNumber(phone), password }).catch(
      () => undefined,
    )
    await form.submit()
  }
  return { ...form, isClosing, isOtherRole, keep }
}

/** The server failed, or answered something that neither succeeds nor refuses: her number and password may be right. */
const isUnexplained = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status < 400 && error.message === '') || (error.status >= 500 && error.status !== 503))
