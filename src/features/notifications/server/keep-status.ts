import { and, eq, inArray } from 'drizzle-orm'
import type { DeliveryStatus } from '../../../gateways/refusal.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { messages } from './tables.ts'
import { fallBackNow, withdrawFallback } from './whatsapp/fall-back.ts'

/** Keeps what a provider says of a message: delivered is the last word; a message reported lost may still arrive. */
export function keepStatus(
  ctx: Context,
  channel: 'sms' | 'whatsapp',
  { providerId, status, reason }: DeliveryStatus,
): Promise<void> {
  const before = status === 'delivered' ? (['sent', 'failed'] as const) : (['sent'] as const)
  return transaction(ctx, async (ctx) => {
    const kept = await ctx.db
      .update(messages)
      .set({ status, lastError: reason })
      .where(
        and(
          eq(messages.providerId, providerId),
          eq(messages.channel, channel),
          inArray(messages.status, before),
        ),
      )
      .returning({ id: messages.id })
    const ids = kept.map(({ id }) => id)
    await (status === 'delivered' ? withdrawFallback(ctx, ids) : fallBackNow(ctx, ids))
  })
}
