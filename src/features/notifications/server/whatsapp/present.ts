import { and, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Output } from '../../../../platform/shared/endpoint.ts'
import type { getWhatsApp as call } from '../../channel-contract.ts'
import { findReceiver } from '../ports.ts'
import { whatsAppOptIns } from '../tables.ts'
import { hasWhatsApp } from './opt-in.ts'

/** Whether someone gets WhatsApp messages: on the number that she has now. */
export async function getWhatsApp(ctx: SignedIn): Promise<Output<typeof call>> {
  if (!hasWhatsApp(ctx)) return { whatsapp: null }
  const { userId } = ctx.actor
  const phoneNumber = (await findReceiver(ctx, userId))?.phoneNumber ?? null
  const [standing] = await ctx.db
    .select()
    .from(whatsAppOptIns)
    .where(and(eq(whatsAppOptIns.userId, userId), isNull(whatsAppOptIns.endedAt)))
  const isOn = standing !== undefined && standing.phoneNumber === phoneNumber
  return {
    whatsapp: {
      is_on: isOn,
      phone_number: phoneNumber,
      since: isOn ? standing.givenAt.toISOString() : null,
    },
  }
}
