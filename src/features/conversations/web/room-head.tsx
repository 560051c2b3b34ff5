import {
  ArrowLeft,
  Ban,
  BellOff,
  BellRing,
  CircleStop,
  EllipsisVertical,
  Flag,
  RotateCcw,
  UserRound,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Menu, MenuButton, MenuLink, MenuRule } from '../../../ui/menu.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useWords } from '../../profiles/web/index.ts'
import { changeConversation, type Conversation } from '../contract.ts'
import { useMessagesPath } from './messages-path.ts'
import { listTopic } from './queries.ts'
import { useTexts } from './texts.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')
const AskFirst = lazyPart(() => import('./ask-first.tsx'), 'AskFirst')

/** Whom one talks to, the way back, and what may be done with the conversation. */
export function RoomHead({ conversation }: { conversation: Conversation }) {
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
        <Beneath conversation={conversation} />
      </div>
      <RoomMenu conversation={conversation} />
    </header>
  )
}

function Beneath({ conversation: { side, other, about, people } }: { conversation: Conversation }) {
  const { room: t, list } = useTexts()
  const words = useWords()
  const agency = people.find((one) => one.side === 'agency' && side !== 'agency')
  const parts = [
    other.position === null ? null : words.position(other.position),
    about === null ? null : list.about(about),
    agency === undefined ? null : t.with(agency.name),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : (
    <p className="truncate text-sm text-ink-soft">
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  )
}

export type Asked = 'end' | 'block' | 'report'

function RoomMenu({ conversation }: { conversation: Conversation }) {
  const { menu: t } = useTexts()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, candidate_id, side, is_muted, is_blocked, can_end, can_resume } = conversation
  const { run } = useAction(changeConversation, {
    failed: t.failed,
    refresh: [`conversation:${id}`, listTopic],
  })
  return (
    <>
      <Menu
        label={t.label}
        trigger={<Icon of={EllipsisVertical} size={22} />}
        triggerClassName="text-ink-soft hover:bg-sunken"
      >
        {side !== 'worker' && (
          <MenuLink to={`/candidates/${candidate_id}`} icon={UserRound}>
            {t.profile}
          </MenuLink>
        )}
        <MenuButton
          icon={is_muted ? BellRing : BellOff}
          onClick={() => void run({ id, muted: !is_muted })}
        >
          {is_muted ? t.unmute : t.mute}
        </MenuButton>
        <MenuRule />
        {can_end && (
          <MenuButton icon={CircleStop} onClick={() => setAsked('end')}>
            {t.end}
          </MenuButton>
        )}
        {can_resume && (
          <MenuButton icon={RotateCcw} onClick={() => void run({ id, ended: false })}>
            {t.resume}
          </MenuButton>
        )}
        <MenuButton
          icon={Ban}
          onClick={() => (is_blocked ? void run({ id, blocked: false }) : setAsked('block'))}
        >
          {is_blocked ? t.unblock : t.block}
        </MenuButton>
        <MenuButton icon={Flag} danger onClick={() => setAsked('report')}>
          {t.report}
        </MenuButton>
      </Menu>
      <Suspense>
        {asked === 'report' && <ReportDialog id={id} onClose={() => setAsked(null)} />}
        {(asked === 'end' || asked === 'block') && (
          <AskFirst conversation={conversation} what={asked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </>
  )
}
