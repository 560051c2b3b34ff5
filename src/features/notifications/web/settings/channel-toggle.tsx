import {
  Bell,
  Check,
  Mail,
  MessageCircle,
  MessageSquareText,
  Minus,
  Smartphone,
} from 'lucide-react'
import { Icon } from '../../../../ui/icon.tsx'
import type { NoticeChannel } from '../../channel-choices.ts'
import { useSettingsTexts } from './texts.ts'

const icons = {
  product: Bell,
  push: Smartphone,
  whatsapp: MessageCircle,
  sms: MessageSquareText,
  email: Mail,
} as const

interface Props {
  channel: NoticeChannel
  state: 'on' | 'some' | 'off'
  /** What it is a way for. */
  about: string
  disabled: boolean
  onChange: (isOn: boolean) => void
}

/** A way to be told, to switch on or off; half on where its kinds were chosen one by one. */
export function ChannelToggle({ channel, state, about, disabled, onChange }: Props) {
  const { channels } = useSettingsTexts()
  const name = channels[channel]
  const mark = { on: Check, some: Minus, off: icons[channel] }[state]
  return (
    <label className="relative inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full border border-line-field bg-surface px-3.5 text-sm font-medium text-ink-soft transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-indeterminate:border-accent has-indeterminate:text-accent has-disabled:cursor-default has-disabled:border-line has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none disabled:cursor-default"
        aria-label={`${about}: ${name}`}
        checked={state === 'on'}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon of={mark} size={16} className="shrink-0" />
      <span className="min-w-0 py-2 leading-snug">{name}</span>
    </label>
  )
}
