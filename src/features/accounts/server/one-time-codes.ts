import crypto from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { isSigned, sign } from '../../../platform/server/signatures.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { codeLength, codeTries, codeTtlSeconds } from '../contract.ts'
import { lockUser } from './close-account.ts'
import { oneTimeCodes } from './tables.ts'

/** What a code is good for: one purpose, one number, one role. */
export interface CodeTarget {
  purpose: string
  phoneNumber: string
  role: string
}

const use = 'one-time-code'
const textOf = ({ purpose, phoneNumber, role }: CodeTarget, code: string): string =>
  JSON.stringify([use, purpose, phoneNumber, role, code])

/** A new code; the one before it, if any, is void. A code that is told to nobody looks to the outside like any other. */
export async function issueCode(ctx: Context, target: CodeTarget): Promise<string> {
  const code = String(crypto.randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const fresh = {
    codeHash: sign(ctx.config, use, textOf(target, code)),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + codeTtlSeconds * 1000),
    triesLeft: codeTries,
  }
  await ctx.db
    .insert(oneTimeCodes)
    .values({ ...target, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.phoneNumber, oneTimeCodes.role],
      targetWhere: isNull(oneTimeCodes.endedAt),
      set: fresh,
    })
  return code
}

/**
 * Does `work` in a transaction that uses the code up; INVALID for `otp_code` when it isn't the right one.
 * Call it outside a transaction: a try counts, whatever comes of it, before the code is looked at. With an `owner`, her account is locked first.
 */
export async function withCode<T>(
  ctx: Context,
  target: CodeTarget,
  code: string,
  work: (ctx: Context) => Promise<T>,
  { whenVoid = 'codeVoid', owner }: { whenVoid?: string; owner?: number | undefined } = {},
): Promise<T> {
  const [live] = await ctx.db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(and(isLive(target), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, ctx.now)))
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash })
  if (!live) throw invalid('otp_code', whenVoid)
  if (!isSigned(ctx.config, use, textOf(target, code), live.codeHash))
    throw invalid('otp_code', 'codeWrong')
  return transaction(ctx, async (ctx) => {
    if (owner !== undefined) await lockUser(ctx, owner)
    const used = await ctx.db
      .update(oneTimeCodes)
      .set({ endedAt: ctx.now })
      .where(
        and(
          eq(oneTimeCodes.id, live.id),
          eq(oneTimeCodes.codeHash, live.codeHash),
          isNull(oneTimeCodes.endedAt),
        ),
      )
      .returning({ id: oneTimeCodes.id })
    if (used.length === 0) throw invalid('otp_code', whenVoid)
    return work(ctx)
  })
}

/** Whether a code for this was sent that can still be used. */
export async function hasLiveCode(ctx: Context, target: CodeTarget): Promise<boolean> {
  const found = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isLive(target), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, ctx.now)))
  return found.length > 0
}

/** Voids every code sent to a number. */
export async function voidCodes(ctx: Context, phoneNumber: string): Promise<void> {
  await ctx.db
    .update(oneTimeCodes)
    .set({ endedAt: ctx.now })
    .where(and(eq(oneTimeCodes.phoneNumber, phoneNumber), isNull(oneTimeCodes.endedAt)))
}

const isLive = ({ purpose, phoneNumber, role }: CodeTarget) =>
  and(
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.phoneNumber, phoneNumber),
    eq(oneTimeCodes.role, role),
    isNull(oneTimeCodes.endedAt),
  )
