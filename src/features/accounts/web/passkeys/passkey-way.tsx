import { Fingerprint } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import type { SeparateRole } from '../../role-rules.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { useTexts } from '../texts.ts'
import { Or } from './or.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface Props {
  /** Whose sign-in it is, where that is one role's. */
  role: SeparateRole | undefined
  onSignedIn: () => void
  /** Said, with what leads on, where the account is of another kind. */
  otherRole: { text?: string; action: ReactNode } | undefined
}

/** A passkey in place of number and password; fetched with the form of them on the screen. */
export function PasskeyWay({ role, onSignedIn, otherRole }: Props) {
  const t = useTexts()
  const { signIn } = usePasskeyTexts()
  const [isOtherRole, setIsOtherRole] = useState(false)
  const { canUse, error, busy, done, ask } = usePasskeySignIn({
    role,
    onSignedIn,
    onRefused: (refused) =>
      setIsOtherRole(refused instanceof ApiError && refused.code === 'ROLE_MISMATCH'),
  })
  if (!canUse) return null
  return (
    <>
      <Or />
      <FormError
        error={error && isOtherRole ? { ...error, text: otherRole?.text ?? error.text } : error}
        action={isOtherRole && otherRole?.action}
      />
      {done && <Alert tone="success">{t.signIn.done}</Alert>}
      <Button variant="secondary" icon={Fingerprint} wide busy={busy} onClick={ask}>
        {signIn.button}
      </Button>
    </>
  )
}
