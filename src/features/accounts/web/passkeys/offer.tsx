import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { listPasskeys } from '../../passkeys-contract.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { hasOwnLock } from './can-use-passkeys.ts'
import { makePasskey } from './ceremony.ts'
import { declineOffer, endOffer } from './offer-state.ts'
import { useDeviceName } from './use-device-name.ts'

/** A quiet card after sign-in, on a device that can make a passkey, for who has none. */
export function PasskeyOffer() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      if (!(await hasOwnLock())) return endOffer()
      const { passkeys } = await api(listPasskeys, {}, { signal: stop.signal })
      if (passkeys.length > 0) endOffer()
      else setOpen(true)
    }
    // It comes by itself, so nobody misses it when it doesn't.
    void look().catch(() => undefined)
    return () => stop.abort()
  }, [])
  if (!isOpen) return null
  return (
    <Offer
      onEnd={() => {
        endOffer()
        setOpen(false)
      }}
    />
  )
}

function Offer({ onEnd }: { onEnd: () => void }) {
  const { offer: t, passkeys } = usePasskeyTexts()
  const name = useDeviceName()
  const { submit, error, busy } = useContractForm(() => makePasskey(name), {
    defaults: {},
    failed: passkeys.failed,
    repeats: true,
    toast: (made) => (made === null ? undefined : t.added),
    onDone: (made) => made !== null && onEnd(),
  })
  const decline = () => {
    declineOffer()
    onEnd()
  }
  return (
    <aside
      aria-label={t.label}
      className="fixed inset-x-4 bottom-[calc(1rem+var(--foot))] z-30 rounded-lg border border-line bg-surface p-5 shadow-2 sm:start-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--foot))] sm:w-96"
    >
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
          <Icon of={Fingerprint} size={24} />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{t.title}</h2>
          <p className="mt-1 text-ink-soft">{t.text}</p>
        </div>
      </div>
      <FormError error={error} className="mt-4" />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={decline}>
          {t.later}
        </Button>
        <Button busy={busy} onClick={() => void submit()}>
          {t.add}
        </Button>
      </div>
    </aside>
  )
}
