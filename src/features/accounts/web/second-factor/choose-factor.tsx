import { Fingerprint, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { fetchPart } from '../../../../ui/lazy-part.ts'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { useDeviceName } from '../passkeys/use-device-name.ts'
import { usePasskeyTexts } from './texts.ts'
import { useHydrated } from '../use-hydrated.ts'

interface Props {
  onApp: () => void
  onPasskey: (recoveryCodes: string[]) => Promise<void>
}

/** For whom a second factor is demanded of: a passkey, or an authenticator app. */
export function ChooseFactor({ onApp, onPasskey }: Props) {
  const { setUp: t, passkeys } = usePasskeyTexts()
  const isHydrated = useHydrated()
  const name = useDeviceName()
  const { submit, error, busy } = useContractForm(
    async () => {
      const { makePasskey } = await fetchPart(() => import('../passkeys/ceremony.ts'))
      return makePasskey(name)
    },
    {
      defaults: {},
      failed: passkeys.failed,
      repeats: true,
      onDone: async (made) => {
        if (made !== null) await onPasskey(made.recoveryCodes)
      },
    },
  )
  return (
    <>
      <p className="mb-6 text-ink-soft">{t.required}</p>
      <div className="flex flex-col gap-6">
        {isHydrated && canUsePasskeys() && (
          <Way icon={Fingerprint} text={t.passkeyText}>
            <Button wide busy={busy} onClick={() => void submit()}>
              {t.passkey}
            </Button>
            <FormError error={error} className="mt-3" />
          </Way>
        )}
        <Way icon={Smartphone} text={t.appText}>
          <Button variant="secondary" wide disabled={busy} onClick={onApp}>
            {t.app}
          </Button>
        </Way>
      </div>
    </>
  )
}

const Way = ({ icon, text, children }: { icon: LucideIcon; text: string; children: ReactNode }) => (
  <div>
    <div className="mb-3 flex items-start gap-3">
      <Icon of={icon} size={24} className="shrink-0 text-accent" />
      <p>{text}</p>
    </div>
    {children}
  </div>
)
