import { type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { keepAccount } from '../../contract.ts'
import type { SeparateRole } from '../../role-rules.ts'
import { useTexts } from '../texts.ts'
import { publicApi } from '../public-api.ts'
import { fullNumber, noPhone } from '../phone/phone.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { type Credentials, signIn } from './sign-in.ts'
import { TextButton } from '../text-button.tsx'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useHydrated } from '../use-hydrated.ts'

const PasskeyWay = lazyPart(() => import('../passkeys/passkey-way.tsx'), 'PasskeyWay')
const SecondStep = lazyPart(() => import('./second-step.tsx'), 'SecondStep')

interface Props {
  /** Why a session is needed. */
  message?: string
  onSignedIn: () => void
  onForgot: () => void
  /** Without it nobody signs up here. */
  onSignUp?: () => void
  /** How the number and password are tried: as household, then as worker. */
  enter?: typeof signIn
  /** Whose sign-in it is, where that is one role's. */
  role?: SeparateRole
  /** Said, with what leads on, where the account is of another kind. */
  otherRole?: { text?: string; action: ReactNode }
}

interface Waiting {
  credentials: Credentials
  /** She has a passkey, and no app. */
  isWithoutApp: boolean
}

type StepProps = Pick<Props, 'onSignedIn' | 'onForgot'> & {
  message: string | undefined
  onSignUp: Props['onSignUp'] | undefined
  enter: typeof signIn
  role: SeparateRole | undefined
  otherRole: Props['otherRole'] | undefined
  onFactor: (waiting: Waiting) => void
}

/** Number and password, and the second factor where there is one; the same in the modal and on the page. */
export function SignInForm({
  message,
  onSignedIn,
  onForgot,
  onSignUp,
  enter = signIn,
  role,
  otherRole,
}: Props) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  if (waiting === null)
    return (
      <FirstStep
        message={message}
        onSignedIn={onSignedIn}
        onForgot={onForgot}
        onSignUp={onSignUp}
        enter={enter}
        role={role}
        otherRole={otherRole}
        onFactor={setWaiting}
      />
    )
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <SecondStep
        {...waiting}
        role={role}
        enter={enter}
        onSignedIn={onSignedIn}
        onBack={() => setWaiting(null)}
      />
    </Suspense>
  )
}

/** As high as the way by passkey, a line and a button: a form that grows under a finger sends the press elsewhere. */
const passkeySpace = (
  <>
    <p className="text-sm">&nbsp;</p>
    <span className="h-11" />
  </>
)

/** Number and password, or a passkey in their place. */
function FirstStep({
  message,
  onSignedIn,
  onForgot,
  onSignUp,
  enter,
  role,
  otherRole,
  onFactor,
}: StepProps) {
  const t = useTexts()
  const isHydrated = useHydrated()
  const { form, submit, control, input, error, busy, done, isClosing, isOtherRole, keep } =
    useSignIn(enter, onSignedIn, onFactor)
  const keepIt = <TextButton onClick={() => void keep()}>{t.signIn.keep}</TextButton>
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {message !== undefined && <Alert>{message}</Alert>}
      <PhoneField
        label={t.form.phone}
        autoComplete="username webauthn"
        {...control('phone_number')}
      />
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
        error={error && isOtherRole ? { ...error, text: otherRole?.text ?? error.text } : error}
        action={isClosing && error !== null ? keepIt : isOtherRole && otherRole?.action}
      />
      {done && <Alert tone="success">{t.signIn.done}</Alert>}
      <Button type="submit" wide busy={busy} disabled={!isHydrated}>
        {t.signIn.submit}
      </Button>
      <Suspense fallback={passkeySpace}>
        <PasskeyWay role={role} onSignedIn={onSignedIn} otherRole={otherRole} />
      </Suspense>
      {onSignUp !== undefined && (
        <p className="text-center text-ink-soft">
          {t.signIn.noAccount} <TextButton onClick={onSignUp}>{t.signIn.signUp}</TextButton>
        </p>
      )}
    </form>
  )
}

/** Signs in, or says what kind of account keeps from it. */
function useSignIn(
  enter: typeof signIn,
  onSignedIn: () => void,
  onFactor: (waiting: Waiting) => void,
) {
  const t = useTexts()
  const [isOtherRole, setIsOtherRole] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const refuse = (error: unknown) => {
    setClosing(error instanceof ApiError && error.code === 'ACCOUNT_CLOSING')
    setIsOtherRole(error instanceof ApiError && error.code === 'ROLE_MISMATCH')
  }
  const form = useContractForm(
    ({ phone_number: phone, password }) => {
      const credentials = { phone_number: fullNumber(phone), password }
      return enter(credentials).catch((error: unknown) => {
        if (isUnexplained(error)) throw new ApiError(400, { message: t.signIn.failedUnexplained })
        refuse(error)
        if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
          onFactor({ credentials, isWithoutApp: error.errors.passkey !== undefined })
        throw error
      })
    },
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
