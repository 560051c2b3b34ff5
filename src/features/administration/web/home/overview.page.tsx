import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { roomMeta } from '../frame/room-meta.ts'
import { rooms } from '../frame/rooms.ts'
import { useFrameTexts } from '../texts.ts'

export const meta = roomMeta('overview')

/** Where an operator arrives: the doors of the console. */
export default function OverviewPage() {
  const t = useFrameTexts()
  const name = useSession()?.user.full_name ?? ''
  return (
    <>
      <h1 className="text-2xl">{t.overview.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.overview.lead(name)}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rooms
          .filter(({ key }) => key !== 'overview')
          .map(({ key, to, icon }) => (
            <li key={key} className="flex">
              <LocalLink
                to={to}
                className="flex min-h-16 w-full items-center gap-3 rounded-md border border-line px-5 py-4 font-medium transition-colors hover:bg-sunken"
              >
                <Icon of={icon} size={22} className="text-accent" />
                {t.rooms[key]}
              </LocalLink>
            </li>
          ))}
      </ul>
    </>
  )
}
