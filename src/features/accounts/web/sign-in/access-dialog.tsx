import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { signUpPath } from '../../../../platform/shared/worker-pages.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LanguageNames } from '../../../../ui/language-names.tsx'
import { leaveAfterMs } from './leave-after.ts'
import {
  closeDialog,
  type DialogRequest,
  openForgotPassword,
  openSignIn,
  openSignUp,
} from '../open-dialog.ts'
import { OtherLogins } from './other-logins.tsx'
import { ResetFlow } from '../passwords/reset-flow.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpFlow } from '../sign-up/sign-up-flow.tsx'
import { useTexts } from '../texts.ts'

export type AccessRequest = Extract<
  DialogRequest,
  { dialog: 'sign-in' | 'sign-up' | 'forgot-password' }
>

/** Sign-in, sign-up and the way back to a forgotten password, in one modal. */
export function AccessDialog({ request }: { request: AccessRequest | null }) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  // What was asked for last stays in sight while the dialog fades.
  const [shown, setShown] = useState<AccessRequest>(request ?? { dialog: 'sign-in' })
  const [isLeaving, setLeaving] = useState(false)
  if (request !== null && request !== shown) setShown(request)
  const { dialog, ...options } = shown

  const leave = () => {
    setLeaving(true)
    setTimeout(() => {
      setLeaving(false)
      closeDialog()
      if (options.onSignedIn) options.onSignedIn()
      else void navigate(localizedPath('/dashboard', locale))
    }, leaveAfterMs)
  }
  const titles = {
    'sign-in': t.signIn.title,
    'sign-up': t.signUp.title,
    'forgot-password': t.reset.title,
  }
  return (
    <Dialog
      open={request !== null}
      onClose={closeDialog}
      dismissible={!isLeaving}
      title={titles[dialog]}
      closeLabel={t.form.close}
    >
      {dialog === 'sign-in' && (
        <SignInForm
          message={options.message}
          onSignedIn={leave}
          onForgot={() => openForgotPassword(options)}
          onSignUp={() => openSignUp(options)}
          otherRole={{ action: <OtherLogins onLeave={closeDialog} /> }}
        />
      )}
      {dialog === 'sign-up' && (
        <SignUpFlow
          key={options.role}
          role={options.role}
          message={options.signUpMessage ?? options.message}
          // What waits for a session would not come along to the page in another language.
          languages={
            options.onSignedIn === undefined && <LanguageNames to={signUpPath} className="mt-4" />
          }
          onSignedIn={leave}
          onSignIn={() => openSignIn(options)}
        />
      )}
      {dialog === 'forgot-password' && <ResetFlow onSignIn={() => openSignIn(options)} />}
    </Dialog>
  )
}
