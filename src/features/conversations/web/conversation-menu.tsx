import { useQueryClient } from '@tanstack/react-query'
import {
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
import type { Input } from '../../../platform/shared/endpoint.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Menu, MenuButton, MenuLink, MenuRule } from '../../../ui/menu.tsx'
import { useAction, useForesight } from '../../../ui/use-action.ts'
import { changeConversation, type Conversation } from '../contract.ts'
import { listTopic, stateKey } from './queries.ts'
import { useMoreTexts } from './more-texts.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')
const AskFirst = lazyPart(() => import('./ask-first.tsx'), 'AskFirst')

type Asked = 'end' | 'block' | 'report'

/** Changes it; muted it is at once, and no longer when the server refuses. */
function useChange(id: number) {
  const { menu: t } = useMoreTexts()
  const queries = useQueryClient()
  const key = stateKey(id)
  return useAction(changeConversation, {
    failed: t.failed,
    refresh: [`conversation:${id}`, listTopic],
    onDone: (conversation) => queries.setQueryData<Conversation>(key, conversation),
    foresee: useForesight<Input<typeof changeConversation>, Conversation>(
      key,
      (kept, { muted = kept.is_muted }) => ({ ...kept, is_muted: muted }),
    ),
  }).run
}

/** What may be done with a conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { menu: t } = useMoreTexts()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, candidate_id, side, is_muted, is_blocked, can_end, can_resume } = conversation
  const run = useChange(id)
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
