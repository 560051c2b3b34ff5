import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { leftToRight } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Queries } from '../../../platform/web/query.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useBellTexts } from './bell-texts.ts'
import { unreadQuery } from './unread-query.ts'

const shownMost = 99

/** The bell in the header of whoever is signed in, with how much is unread. */
export const Bell = () => (
  <Queries>
    <BellLink />
  </Queries>
)

function BellLink() {
  const t = useBellTexts()
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  const label = unread === 0 ? t.label : t.unread(unread)
  return (
    <LocalLink
      to="/notifications"
      title={t.label}
      className="relative grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon of={BellIcon} size={22} />
      <span className="sr-only">{label}</span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-on-accent tabular-nums"
        >
          {unread > shownMost ? leftToRight(`${shownMost}+`) : formatNumber(unread)}
        </span>
      )}
    </LocalLink>
  )
}
