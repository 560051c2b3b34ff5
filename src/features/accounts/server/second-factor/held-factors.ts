import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { passkeysMax } from '../../passkeys-contract.ts'
import { type PasskeyRow, passkeys, secondFactors } from '../tables.ts'

/** When she set up an authenticator app; null without a confirmed one. */
export async function findEnrolment(ctx: Context, userId: number): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return row?.confirmedAt ?? null
}

/** Someone's passkeys, the newest first, blocked ones among them. */
export const passkeysOf = (ctx: Context, userId: number): Promise<PasskeyRow[]> =>
  ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(passkeysMax)

/** Whether a passkey signs her in. */
export const hasPasskey = async (ctx: Context, userId: number): Promise<boolean> =>
  (await ctx.db.$count(passkeys, and(eq(passkeys.userId, userId), isNull(passkeys.blockedAt)))) > 0

/** Whether anything but a password lets someone in: an app, or a passkey. */
export const holdsFactor = async (ctx: Context, userId: number): Promise<boolean> =>
  (await findEnrolment(ctx, userId)) !== null || (await hasPasskey(ctx, userId))
