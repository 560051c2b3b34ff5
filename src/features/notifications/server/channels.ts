import type { NoticeChannel } from '../channel-choices.ts'
import type { Channel } from './notice-kinds.ts'
import type { noticeSettings } from './tables.ts'

type Chosen = Pick<typeof noticeSettings.$inferSelect, NoticeChannel>

/** By which ways a kind goes: as its receiver chose, else as its capability means it. WhatsApp goes where text messages go, until she says otherwise. */
export function channelsOf(
  meant: readonly Channel[],
  chosen: Chosen | null | undefined,
): Record<NoticeChannel, boolean> {
  const sms = chosen?.sms ?? meant.includes('sms')
  return {
    product: chosen?.product ?? true,
    push: chosen?.push ?? true,
    whatsapp: chosen?.whatsapp ?? sms,
    sms,
    email: chosen?.email ?? meant.includes('email'),
  }
}
