import {
  Briefcase,
  CalendarDays,
  CreditCard,
  MessagesSquare,
  ShieldCheck,
  UserSearch,
} from 'lucide-react'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { NoticeChannel } from '../../channel-choices.ts'
import type { NoticeSettings } from '../../contract.ts'
import { useTexts } from '../texts.ts'
import { ChannelToggle } from './channel-toggle.tsx'
import { useSettingsTexts } from './texts.ts'

export type Group = NoticeSettings['groups'][number]
export type Kind = NoticeSettings['kinds'][number]

const icons = {
  interviews: CalendarDays,
  messages: MessagesSquare,
  hires: Briefcase,
  money: CreditCard,
  profiles: UserSearch,
  account: ShieldCheck,
} as const

interface Props {
  group: Group
  kinds: readonly Kind[]
  /** What this installation has, and whether it can reach the reader now. */
  ways: readonly { channel: NoticeChannel; isOpen: boolean }[]
  onGroup: (channel: NoticeChannel, isOn: boolean) => void
  onKind: (kind: string, channel: NoticeChannel, isOn: boolean) => void
}

/** What notices are about, in plain words, with its ways; each of its kinds below, for who wants to choose one by one. */
export function GroupCard({ group, kinds, ways, onGroup, onKind }: Props) {
  const t = useSettingsTexts()
  const { title, text } = t.groups[group.group]
  const hasFixed = kinds.some(({ is_fixed }) => is_fixed)
  return (
    <li className="px-5 pt-5 sm:px-6">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
          <Icon of={icons[group.group]} size={22} />
        </span>
        <div className="min-w-0">
          <h3 className="text-base font-semibold">{title}</h3>
          <p className="text-sm text-ink-soft">{text}</p>
          {hasFixed && <p className="mt-1 text-sm text-ink-faint">{t.safe}</p>}
        </div>
      </div>
      <fieldset className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:ps-15">
        <legend className="sr-only">{title}</legend>
        {ways.map(({ channel, isOpen }) => (
          <ChannelToggle
            key={channel}
            channel={channel}
            state={isOpen ? group.channels[channel] : 'off'}
            about={title}
            disabled={group.is_fixed || !isOpen}
            onChange={(isOn) => onGroup(channel, isOn)}
          />
        ))}
      </fieldset>
      <Disclosure
        summary={<span className="text-sm text-ink-soft">{t.one}</span>}
        className="mt-2 border-b-0 sm:ps-15"
      >
        <ul className="space-y-5">
          {kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} ways={ways} onKind={onKind} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}

function KindRow({ kind, ways, onKind }: Pick<Props, 'ways' | 'onKind'> & { kind: Kind }) {
  const { settings: t } = useTexts()
  const hint = kind.is_fixed ? t.fixed : kind.is_urgent ? t.urgent : undefined
  return (
    <li>
      <p className="font-medium text-ink">{kind.label}</p>
      {hint !== undefined && <p className="text-sm text-ink-faint">{hint}</p>}
      <div className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {ways.map(({ channel, isOpen }) => (
          <ChannelToggle
            key={channel}
            channel={channel}
            state={isOpen && kind.channels[channel] ? 'on' : 'off'}
            about={kind.label}
            disabled={kind.is_fixed || !isOpen}
            onChange={(isOn) => onKind(kind.kind, channel, isOn)}
          />
        ))}
      </div>
    </li>
  )
}
