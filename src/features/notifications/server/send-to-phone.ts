import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { fallBackAfterMs } from './whatsapp/fall-back.ts'
import { noticeCall } from './whatsapp/templates.ts'
import { type NewMessage, sendMessage, sendMessages } from './send-message.ts'

interface ToPhone {
  /** As it goes by text message. */
  message: NewMessage
  /** What it says, without the address of its page. */
  said: { kind: string; language: Locale; text: string; path: string }
  whatsApp: boolean
  /** A text message may leave, where there is no WhatsApp or it doesn't arrive. */
  sms: boolean
}

/** Sends a notice to her phone once: by WhatsApp where she wants that, by text message otherwise, or when a minute later it has not arrived. */
export async function sendToPhone(
  ctx: Context,
  { message, said, whatsApp, sms }: ToPhone,
): Promise<void> {
  if (!whatsApp) return sendMessage(ctx, message)
  const templateCall = noticeCall(said)
  const [id] = await sendMessages(ctx, [{ ...message, channel: 'whatsapp', templateCall }])
  if (sms && id !== undefined) await sendMessage(ctx, inPlaceOf(ctx, message, id))
}

/** The text message that waits in case a WhatsApp message doesn't arrive. */
export function inPlaceOf(
  ctx: Pick<Context, 'now'>,
  message: NewMessage,
  insteadOf: number,
): NewMessage {
  const { notBefore = ctx.now } = message
  return { ...message, insteadOf, notBefore: new Date(notBefore.getTime() + fallBackAfterMs) }
}
