import { Fingerprint } from 'lucide-react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { stepUp } from '../../step-up-contract.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { askForOwnPasskey } from './ceremony.ts'
import { Or } from './or.tsx'

/** Proves anew who it is by a passkey, which is both factors. */
export function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { signIn: t } = usePasskeyTexts()
  const { submit, error, busy } = useContractForm(
    async () => {
      const response = await askForOwnPasskey()
      return response !== null && api(stepUp, { method: 'passkey', response })
    },
    {
      defaults: {},
      failed: t.failed,
      repeats: true,
      onDone: (proved) => proved !== false && onProved(),
    },
  )
  if (!canUsePasskeys()) return null
  return (
    <div className="mb-4 flex flex-col gap-4">
      <Button icon={Fingerprint} wide busy={busy} onClick={() => void submit()}>
        {t.confirm}
      </Button>
      <FormError error={error} />
      <Or />
    </div>
  )
}
