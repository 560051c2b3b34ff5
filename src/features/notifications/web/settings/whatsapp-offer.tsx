import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useSettingsTexts } from './texts.ts'
import { useWhatsApp, whatsAppQuery } from './use-whatsapp.ts'

/** Offers invitations by WhatsApp to who doesn't get them yet, where there is WhatsApp. */
export function WhatsAppOffer() {
  const { offer: t, ways } = useSettingsTexts()
  const { data } = useQuery(whatsAppQuery)
  const { run, busy, error } = useWhatsApp('interviews')
  const { is_on: isOn = true, phone_number: number = null } = data?.whatsapp ?? {}
  if (isOn || number === null) return null
  return (
    <aside
      aria-label={t.title}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-5 shadow-1"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-wash text-palm">
        <Icon of={MessageCircle} size={22} />
      </span>
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold">{t.title}</p>
        <p className="text-sm text-ink-soft">{t.text}</p>
        {error !== undefined && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <Button variant="secondary" size="s" busy={busy} onClick={() => void run(true)}>
        {ways.whatsapp.allow}
      </Button>
    </aside>
  )
}
