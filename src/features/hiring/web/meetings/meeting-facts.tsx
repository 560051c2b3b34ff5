import {
  Building2,
  Clock,
  House,
  MapPin,
  MessageCircle,
  NotebookText,
  Phone,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { formatPhone } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import type { Interview } from '../../contract.ts'
import { useMeetingTexts } from '../list-texts.ts'

type Meeting = Omit<Interview, 'household'>

const icons = {
  video: Video,
  phone: Phone,
  whatsapp: MessageCircle,
  home: House,
  office: Building2,
}

/** How, how long and where two meet, how they reach one another, and who comes late. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const t = useMeetingTexts()
  const { way, place, note, length_minutes: minutes, marks } = meeting
  return (
    <div className="mt-2 space-y-2 text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {way !== null && <Fact icon={icons[way]}>{t.ways.shown[way]}</Fact>}
        <Fact icon={Clock}>{t.minutes(minutes)}</Fact>
        {place !== null && (
          <Fact icon={MapPin}>
            <bdi className="break-words">{place}</bdi>
          </Fact>
        )}
      </ul>
      {note !== null && (
        <ul>
          <Fact icon={NotebookText}>
            <bdi className="break-words whitespace-pre-line">{note}</bdi>
          </Fact>
        </ul>
      )}
      <Reach meeting={meeting} />
      {marks.map((mark) => (
        <Alert key={`${mark.by} ${mark.kind}`} tone="warning">
          {mark.kind === 'late'
            ? t.marks.lateBy[mark.by](t.minutes(mark.minutes ?? 0))
            : t.marks.absentBy[mark.by]}
        </Alert>
      ))}
    </div>
  )
}

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-w-0 items-start gap-1.5">
    <Icon of={icon} size={16} className="mt-[0.2em] shrink-0 text-ink-faint" />
    <span className="min-w-0">{children}</span>
  </li>
)

/** The number that the acceptance has opened, or that it will. */
function Reach({ meeting: { contact, way, answer, status } }: { meeting: Meeting }) {
  const { contact: t } = useMeetingTexts()
  const locale = useLocale()
  if (contact === null)
    return way !== null && way !== 'home' && answer === null && status === 'scheduled' ? (
      <p>{way === 'video' ? t.roomLater : t.later}</p>
    ) : null
  const { phone_number: phone, whatsapp, open_until } = contact
  const ways = [
    { label: t.phone, number: phone, href: `tel:${phone}` },
    { label: t.whatsapp, number: whatsapp, href: `https://wa.me/${whatsapp?.replace(/\D/g, '')}` },
  ].flatMap(({ number, ...rest }) => (number === null ? [] : [{ number, ...rest }]))
  return (
    <div className="rounded-md bg-palm-wash px-3.5 py-2.5 text-ink">
      {ways.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="space-y-1">
          {ways.map(({ label, number, href }) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-2">
              <span>{label}</span>
              <a href={href} rel="noreferrer" className="hit link font-medium">
                <bdi dir="ltr">{formatPhone(number)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-ink-soft">{t.until(formatInstant(open_until, locale))}</p>
    </div>
  )
}
