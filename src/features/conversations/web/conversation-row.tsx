import { BellOff, Lock } from 'lucide-react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { NameBeside } from '../../profiles/web/index.ts'
import type { ConversationSummary } from '../contract.ts'
import { useMessagesPath } from './messages-path.ts'
import { useListTexts } from './use-list-texts.ts'
import { useTexts } from './texts.ts'
import { shortWhen } from './when.ts'

const mostShown = 99

/** One conversation in the list: whom with, what was said last, and how much is new. */
export function ConversationRow({
  conversation,
  now,
}: {
  conversation: ConversationSummary
  now: number
}) {
  const t = useListTexts()
  const locale = useLocale()
  const path = useMessagesPath()
  const { id, other, about, unread, is_muted, is_closed, at } = conversation
  const isNew = unread > 0 && !is_muted
  return (
    <li className="relative flex items-center gap-3 px-4 py-3.5 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 sm:px-5">
      <Avatar name={other.name} src={other.image} className="size-12!" />
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2">
          <LocalLink
            to={`${path}/${id}`}
            className={classNames(
              'min-w-0 truncate after:absolute after:inset-0',
              isNew ? 'font-semibold' : 'font-medium',
            )}
          >
            <bdi>{other.name}</bdi>
          </LocalLink>
          {is_muted && <Mark of={BellOff} label={t.muted} />}
          {is_closed && <Mark of={Lock} label={t.closed} />}
          <time
            dateTime={at}
            className="ms-auto shrink-0 text-sm whitespace-nowrap text-ink-faint tabular-nums"
          >
            {shortWhen(at, now, locale)}
          </time>
        </p>
        <NameBeside name={other.name} className="block truncate text-sm text-ink-soft" />
        {about !== null && (
          <p className="truncate text-sm text-ink-faint">
            <bdi>{t.about(about)}</bdi>
            <NameBeside name={about} className="ms-1.5" />
          </p>
        )}
        <p className="flex items-center gap-2">
          <Last conversation={conversation} isNew={isNew} />
          {unread > 0 && (
            <Badge
              count={unread > mostShown ? mostShown : unread}
              tone={is_muted ? 'neutral' : 'accent'}
              label={t.unread(unread)}
              className="ms-auto shrink-0"
            />
          )}
        </p>
      </div>
    </li>
  )
}

function Last({
  conversation: { last },
  isNew,
}: {
  conversation: ConversationSummary
  isNew: boolean
}) {
  const t = useListTexts()
  const { phrases, kinds } = useTexts()
  const words = () => {
    if (last === null) return t.nothing
    if (last.phrase !== null) return phrases[last.phrase]
    if (last.kind === 'picture' || last.kind === 'voice' || last.kind === 'paper')
      return kinds[last.kind]
    return last.text ?? t.gone
  }
  return (
    <span
      dir="auto"
      className={classNames('min-w-0 grow truncate', isNew ? 'text-ink' : 'text-ink-soft')}
    >
      {last?.mine === true ? t.you(words()) : words()}
    </span>
  )
}

const Mark = ({ of, label }: { of: LucideIcon; label: string }) => (
  <span className="inline-flex self-center text-ink-faint" title={label}>
    <Icon of={of} size={14} />
    <span className="sr-only">{label}</span>
  </span>
)
