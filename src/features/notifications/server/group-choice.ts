import type { NoticeChannel } from '../channel-choices.ts'
import type { Channel } from './notice-kinds.ts'

/**
 * Which kinds of a group go by a way that is switched on for all of it: in the product and by push each of them; by messages those that their
 * capabilities mean to go so, or each where they mean none.
 */
function isOnWith(channel: NoticeChannel, all: readonly (readonly Channel[])[]) {
  if (channel === 'product' || channel === 'push') return () => true
  const by = channel === 'email' ? 'email' : 'sms'
  const isMeant = all.some((meant) => meant.includes(by))
  return (meant: readonly Channel[]) => !isMeant || meant.includes(by)
}

/** What one choice for a group is for each of its kinds. */
export function groupChoice(
  channels: Partial<Record<NoticeChannel, boolean | undefined>>,
  kinds: ReadonlyMap<string, readonly Channel[]>,
): Map<string, Partial<Record<NoticeChannel, boolean>>> {
  const all = [...kinds.values()]
  const chosen = Object.entries(channels).filter(
    (entry): entry is [NoticeChannel, boolean] => entry[1] !== undefined,
  )
  return new Map(
    [...kinds].map(([name, meant]) => [
      name,
      Object.fromEntries(
        chosen.map(([channel, isOn]) => [channel, isOn && isOnWith(channel, all)(meant)]),
      ),
    ]),
  )
}

export type GroupState = 'on' | 'some' | 'off'

/** How a way stands for a group, whose kinds may have been chosen one by one. */
export function groupState(
  channel: NoticeChannel,
  kinds: readonly { meant: readonly Channel[]; isOn: boolean }[],
): GroupState {
  if (!kinds.some(({ isOn }) => isOn)) return 'off'
  const isExpected = isOnWith(
    channel,
    kinds.map(({ meant }) => meant),
  )
  return kinds.every(({ meant, isOn }) => isOn || !isExpected(meant)) ? 'on' : 'some'
}
