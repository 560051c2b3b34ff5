import { wordsIn } from '../../../../platform/shared/catalogues.ts'
import { Building2, Clock, type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { digitsOnly } from '../../../../platform/shared/digits.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Contact } from '../../contract.ts'
import type { PagesTexts } from './pages-texts.ts'

/** How the operator can be reached, as far as the operator has said. */
export function ContactWays({ contact, t }: { contact: Contact; t: PagesTexts['contact'] }) {
  const locale = useLocale()
  const ways = waysOf(contact, t, locale)
  const { social } = contact
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-xl">
        {t.ways}
      </h2>
      {ways.length === 0 && <p className="mt-3 text-ink-soft">{t.none}</p>}
      <dl className="mt-3">
        {ways.map(({ icon, label, value }) => (
          <div key={label} className="relative border-b border-line py-3.5 ps-15">
            <dt className="text-sm text-ink-faint">
              <span className="absolute start-0 top-4 grid size-11 place-items-center rounded-full bg-accent-wash text-accent">
                <Icon of={icon} size={20} />
              </span>
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {social.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{t.social}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {social.map(({ network, url }) => (
              <li key={url}>
                <a
                  href={url}
                  rel="noopener"
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  {t.networks[network]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface ContactWay {
  icon: LucideIcon
  label: string
  value: ReactNode
}

function waysOf(
  {
    email,
    phone,
    whatsapp,
    address,
    hours,
    operator,
    registration_number,
    licence_number,
  }: Contact,
  t: PagesTexts['contact'],
  locale: Locale,
): ContactWay[] {
  return [
    ...(email
      ? [{ icon: Mail, label: t.email, value: <Way href={`mailto:${email}`}>{email}</Way> }]
      : []),
    ...(phone
      ? [
          {
            icon: Phone,
            label: t.phone,
            value: <Way href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Way>,
          },
        ]
      : []),
    ...(whatsapp
      ? [
          {
            icon: MessageCircle,
            label: t.whatsapp,
            value: <Way href={`https://wa.me/${digitsOnly(whatsapp)}`}>{whatsapp}</Way>,
          },
        ]
      : []),
    ...(address ? [{ icon: MapPin, label: t.address, value: wordsIn(address, locale) }] : []),
    ...(hours ? [{ icon: Clock, label: t.hours, value: wordsIn(hours, locale) }] : []),
    ...(operator
      ? [
          {
            icon: Building2,
            label: t.operator,
            value:
              wordsIn(operator, locale) +
              (registration_number ? ` · ${t.registration} ${registration_number}` : '') +
              (licence_number ? ` · ${t.licence} ${licence_number}` : ''),
          },
        ]
      : []),
  ]
}

const Way = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="hit text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
  >
    <bdi dir="ltr">{children}</bdi>
  </a>
)
