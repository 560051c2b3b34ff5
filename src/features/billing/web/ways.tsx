import { formatPhone } from '../../../platform/shared/format.ts'
import { useContactTexts } from './texts.ts'

export interface Ways {
  phone_number: string | null
  whatsapp: string | null
  email: string | null
}

/** Phone, WhatsApp and e-mail as links, those that there are. */
export function WaysToReach({
  ways: { phone_number, whatsapp, email },
  nothing,
}: {
  ways: Ways
  nothing: string
}) {
  const t = useContactTexts()
  const ways = [
    {
      label: t.phone,
      text: phone_number && formatPhone(phone_number),
      href: `tel:${phone_number}`,
    },
    {
      label: t.whatsapp,
      text: whatsapp && formatPhone(whatsapp),
      href: `https://wa.me/${whatsapp?.replace(/\D/g, '')}`,
    },
    { label: t.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== null && text !== '')
  if (ways.length === 0) return <p className="text-ink-soft">{nothing}</p>
  return (
    <dl className="max-w-md space-y-2">
      {ways.map(({ label, text, href }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <a href={href} rel="noreferrer" className="hit link break-all">
              <bdi dir="ltr">{text}</bdi>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
