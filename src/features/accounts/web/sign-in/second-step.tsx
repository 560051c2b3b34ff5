import { storeSession } from '../../../../platform/web/session.ts'
import { fetchPart } from '../../../../ui/lazy-part.ts'
import { signInWithPasskey } from '../../passkeys-contract.ts'
import type { SeparateRole } from '../../role-rules.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { publicApi } from '../public-api.ts'
import { CodeStep } from '../second-factor/code-step.tsx'
import { useSecondFactorTexts } from '../second-factor/texts.ts'
import type { Credentials, signIn } from './sign-in.ts'

interface Props {
  credentials: Credentials
  isWithoutApp: boolean
  role: SeparateRole | undefined
  enter: typeof signIn
  onSignedIn: () => void
  onBack: () => void
}

/** The second factor, once number and password are right; a passkey stands for all three. */
export function SecondStep({ credentials, isWithoutApp, role, enter, onSignedIn, onBack }: Props) {
  const { login } = useSecondFactorTexts()
  const byPasskey = async () => {
    const { askForPasskey } = await fetchPart(() => import('../passkeys/ceremony.ts'))
    const response = await askForPasskey()
    if (response === null) return false
    storeSession(await publicApi(signInWithPasskey, { response, ...(role && { role }) }))
    onSignedIn()
    return true
  }
  return (
    <>
      <h2 className="mb-3 text-lg">{login.title}</h2>
      <CodeStep
        isWithoutApp={isWithoutApp}
        onPasskey={canUsePasskeys() ? byPasskey : undefined}
        onBack={onBack}
        send={async (code) => {
          await enter({ ...credentials, code })
          onSignedIn()
        }}
      />
    </>
  )
}
