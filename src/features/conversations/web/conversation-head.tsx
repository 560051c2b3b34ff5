import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Avatar } from '../../../ui/portrait.tsx'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import type { Conversation } from '../contract.ts'
import { useMessagesPath } from './messages-path.ts'
import { useTexts } from './texts.ts'

const ConversationMenu = lazyPart(() => import('./conversation-menu.tsx'), 'ConversationMenu')

/** Whom one talks to, the way back, and what may be done with the conversation. */
export function ConversationHead({ conversation }: { conversation: Conversation }) {
  const { room: t } = useTexts()
  const path = useMessagesPath()
  const { other } = conversation
  return (
    <header className="flex items-center gap-2 border-b border-line pb-3">
      <LocalLink
        to={path}
        title={t.back}
        className="-ms-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
      >
        <Icon of={ArrowLeft} size={22} directional />
        <span className="sr-only">{t.back}</span>
      </LocalLink>
      <Avatar name={other.name} src={other.image} />
      <div className="min-w-0 grow">
        <h1 className="truncate text-lg leading-snug font-semibold">
          <bdi>{other.name}</bdi>
        </h1>
        <NameBeside name={other.name} className="block truncate text-sm" />
        <Beneath conversation={conversation} />
      </div>
      <Suspense fallback={<span className="size-11" />}>
        <ConversationMenu conversation={conversation} />
      </Suspense>
    </header>
  )
}

function Beneath({ conversation: { side, other, about, people } }: { conversation: Conversation }) {
  const { room: t, list } = useTexts()
  const words = useWords()
  const agency = people.find((one) => one.side === 'agency' && side !== 'agency')
  const parts = [
    other.position === null ? null : words.position(other.position, null),
    about === null ? null : list.about(about),
    agency === undefined ? null : t.with(agency.name),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : (
    <p className="truncate text-sm text-ink-soft">
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  )
}
