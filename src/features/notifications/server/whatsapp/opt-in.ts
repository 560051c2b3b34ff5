import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import type { OptInWay } from '../../channel-choices.ts'
import { optInRefusal } from '../policy.ts'
import { findReceiver } from '../ports.ts'
import { whatsAppOptIns } from '../tables.ts'

const isStanding = isNull(whatsAppOptIns.endedAt)

/** Whether WhatsApp messages leave from here at all. */
export const hasWhatsApp = ({ config }: Pick<Context, 'config'>): boolean =>
  config.whatsApp.provider !== 'off'

/** Whether she wants WhatsApp messages on the number that she has now. */
export async function isOptedIn(
  ctx: Context,
  userId: number,
  phoneNumber: string | null,
): Promise<boolean> {
  if (!hasWhatsApp(ctx) || phoneNumber === null) return false
  const found = await ctx.db
    .select({ id: whatsAppOptIns.id })
    .from(whatsAppOptIns)
    .where(
      and(
        eq(whatsAppOptIns.userId, userId),
        eq(whatsAppOptIns.phoneNumber, phoneNumber),
        isStanding,
      ),
    )
  return found.length > 0
}

/** Whose number this is, of those who want WhatsApp messages: only while it is still the number of her account. */
export async function findOptedIn(ctx: Context, phoneNumber: string) {
  if (!hasWhatsApp(ctx)) return null
  const [found] = await ctx.db
    .select({ userId: whatsAppOptIns.userId })
    .from(whatsAppOptIns)
    .where(and(eq(whatsAppOptIns.phoneNumber, phoneNumber), isStanding))
  if (!found) return null
  const receiver = await findReceiver(ctx, found.userId)
  const isOwn = receiver !== null && !receiver.isSilent && receiver.phoneNumber === phoneNumber
  return isOwn ? { userId: found.userId, locale: receiver.locale } : null
}

/** She wants WhatsApp messages from now on, or none; saying the same again changes nothing. */
export function chooseWhatsApp(ctx: SignedIn, isOn: boolean, way: OptInWay): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { userId } = ctx.actor
    if (!isOn) return endOptIn(ctx, userId, 'settings')
    const phoneNumber = (await findReceiver(ctx, userId))?.phoneNumber ?? null
    enforce(optInRefusal({ hasWhatsApp: hasWhatsApp(ctx), phoneNumber }))
    if (phoneNumber === null || (await isOptedIn(ctx, userId, phoneNumber))) return
    // Her own for another number, and that of whoever had this number before.
    await ctx.db
      .update(whatsAppOptIns)
      .set({ endedAt: ctx.now, endedBy: 'replaced' })
      .where(
        and(
          isStanding,
          or(
            and(eq(whatsAppOptIns.userId, userId), ne(whatsAppOptIns.phoneNumber, phoneNumber)),
            and(eq(whatsAppOptIns.phoneNumber, phoneNumber), ne(whatsAppOptIns.userId, userId)),
          ),
        ),
      )
    const given = await ctx.db
      .insert(whatsAppOptIns)
      .values({ userId, phoneNumber, givenAt: ctx.now, givenBy: way })
      .onConflictDoNothing()
      .returning({ id: whatsAppOptIns.id })
    if (given.length > 0) await audit(ctx, 'whatsapp.opted_in', `user:${userId}`, { by: way })
  })
}

/** Ends what she has agreed to, in the caller's transaction. */
export async function endOptIn(
  ctx: Context,
  userId: number,
  by: 'settings' | 'reply' | 'objection',
): Promise<void> {
  const ended = await ctx.db
    .update(whatsAppOptIns)
    .set({ endedAt: ctx.now, endedBy: by })
    .where(and(eq(whatsAppOptIns.userId, userId), isStanding))
    .returning({ id: whatsAppOptIns.id })
  if (ended.length > 0) await audit(ctx, 'whatsapp.opted_out', `user:${userId}`, { by })
}
