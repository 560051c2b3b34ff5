import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Queries } from '../../../platform/web/query.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMessagesPath } from './messages-path.ts'
import { unreadQuery } from './queries.ts'
import { useLinkTexts } from './link-texts.ts'
import { useUnreadTitle } from './use-unread-title.ts'
import { useOutbox } from './use-unsent.ts'

/** The way to one's conversations in the header, with how many hold something new, which the title of the page tells, too. */
export const MessagesLink = () => (
  <Queries>
    <Link />
  </Queries>
)

function Link() {
  const t = useLinkTexts()
  const to = useMessagesPath()
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  useUnreadTitle(unread)
  useOutbox()
  return (
    <LocalLink
      to={to}
      title={t.label}
      className="relative grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Icon of={MessageCircle} size={22} />
      <span className="sr-only">
        {t.label}
        {unread > 0 && `: ${t.unread(unread)}`}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-on-accent tabular-nums"
        >
          {formatNumber(unread)}
        </span>
      )}
    </LocalLink>
  )
}
