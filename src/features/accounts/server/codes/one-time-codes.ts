import crypto from 'node:crypto'
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { keyedHash } from '../../../../platform/server/keyed-hash.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { isSigned, sign } from '../../../../platform/server/signatures.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { codeLength, codeTries, codeTtlSeconds } from '../../contract.ts'
import { lockUser } from '../own/close-account.ts'
import { codeTriesOfOthers, triesFromHere } from './code-limits.ts'
import { networkOf } from '../networks.ts'
import { oneTimeCodes } from '../tables.ts'

/** What a code is good for: one purpose, one number, one role. */
export interface CodeTarget {
  purpose: string
  phoneNumber: string
  role: string
  /** Nobody is signed in who asks: each network that does gets a code of its own, so that no stranger voids another's or uses up her tries. */
  isAnybodys?: true
}

const use = 'one-time-code'
const textOf = ({ phoneNumber, role }: CodeTarget, purpose: string, code: string): string =>
  JSON.stringify([use, purpose, phoneNumber, role, code])

/** The purpose as it is kept: with the network that asked, where anybody may. */
function purposeOf(ctx: Context, { purpose, phoneNumber, isAnybodys }: CodeTarget): string {
  if (!isAnybodys) return purpose
  const asker = keyedHash(ctx.config, 'code-asker', phoneNumber, networkOf(ctx.address))
  return `${purpose} from ${asker.slice(0, 32)}`
}

/** A new code; the one before it that was asked for from here, if any, is void. A code that is told to nobody looks to the outside like any other. */
export async function issueCode(ctx: Context, target: CodeTarget): Promise<string> {
  const code = String(crypto.randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const { phoneNumber, role } = target
  const purpose = purposeOf(ctx, target)
  const fresh = {
    codeHash: sign(ctx.config, use, textOf(target, purpose, code)),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + codeTtlSeconds * 1000),
    triesLeft: codeTries,
    othersTriesLeft: codeTriesOfOthers,
  }
  await ctx.db
    .insert(oneTimeCodes)
    .values({ purpose, phoneNumber, role, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.phoneNumber, oneTimeCodes.role],
      targetWhere: isNull(oneTimeCodes.endedAt),
      set: fresh,
    })
  return code
}

/**
 * Does `work` in a transaction that uses the code up, and all others of its kind; INVALID for `otp_code` when it isn't the right one.
 * Call it outside a transaction: a try counts, whatever comes of it, before the code is looked at. With an `owner`, her account is locked first.
 */
export async function withCode<T>(
  ctx: Context,
  target: CodeTarget,
  code: string,
  work: (ctx: Context) => Promise<T>,
  { whenVoid = 'codeVoid', owner }: { whenVoid?: string; owner?: number | undefined } = {},
): Promise<T> {
  const live = await findTyped(ctx, target, code)
  if (live === 'none') throw invalid('otp_code', whenVoid)
  if (live === 'wrong') throw invalid('otp_code', 'codeWrong')
  return transaction(ctx, async (ctx) => {
    if (owner !== undefined) await lockUser(ctx, owner)
    const ended = await endCodes(ctx, target)
    const isUsed = ended.some(({ id, codeHash }) => id === live.id && codeHash === live.codeHash)
    if (!isUsed) throw invalid('otp_code', whenVoid)
    return work(ctx)
  })
}

interface Tried {
  id: number
  purpose: string
  codeHash: string
}
const tried = {
  id: oneTimeCodes.id,
  purpose: oneTimeCodes.purpose,
  codeHash: oneTimeCodes.codeHash,
}

/** Which code was typed: her own, or one that was asked for elsewhere, such as on her phone. Each that is looked at loses a try. */
async function findTyped(
  ctx: Context,
  target: CodeTarget,
  code: string,
): Promise<Tried | 'wrong' | 'none'> {
  const isIt = ({ purpose, codeHash }: Tried): boolean =>
    isSigned(ctx.config, use, textOf(target, purpose, code), codeHash)
  const [own] = await ctx.db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(and(isOwn(ctx, target), gt(oneTimeCodes.triesLeft, 0)))
    .returning(tried)
  if (own && isIt(own)) return own
  const others = await tryOthers(ctx, target)
  return others.find(isIt) ?? (own || others.length > 0 ? 'wrong' : 'none')
}

/** Of codes that were asked for from elsewhere each network has five tries, and all together those that are left. */
async function tryOthers(ctx: Context, target: CodeTarget): Promise<Tried[]> {
  const found = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(isOthers(ctx, target))
    .orderBy(oneTimeCodes.id)
  const looked = []
  for (const { id } of found) {
    if (!(await isTryLeft(ctx, id))) continue
    looked.push(
      ...(await ctx.db
        .update(oneTimeCodes)
        .set({ othersTriesLeft: sql`${oneTimeCodes.othersTriesLeft} - 1` })
        .where(and(eq(oneTimeCodes.id, id), isOthers(ctx, target)))
        .returning(tried)),
    )
  }
  return looked
}

async function isTryLeft(ctx: Context, id: number): Promise<boolean> {
  try {
    await countHits(ctx, [triesFromHere(ctx, id)])
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Ends every code of a kind, whoever asked for it: those that were still good. */
const endCodes = (ctx: Context, target: CodeTarget): Promise<Tried[]> =>
  ctx.db
    .update(oneTimeCodes)
    .set({ endedAt: ctx.now })
    .where(
      inArray(
        oneTimeCodes.id,
        ctx.db
          .select({ id: oneTimeCodes.id })
          .from(oneTimeCodes)
          .where(isOfKind(target))
          .orderBy(oneTimeCodes.id)
          .for('update'),
      ),
    )
    .returning(tried)

/** Whether a code for this was sent that can still be used from here. */
export async function hasLiveCode(ctx: Context, target: CodeTarget): Promise<boolean> {
  const found = await ctx.db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(or(and(isOwn(ctx, target), gt(oneTimeCodes.triesLeft, 0)), isOthers(ctx, target)))
  return found.length > 0
}

/** Voids every code sent to a number. */
export async function voidCodes(ctx: Context, phoneNumber: string): Promise<void> {
  await ctx.db
    .update(oneTimeCodes)
    .set({ endedAt: ctx.now })
    .where(and(eq(oneTimeCodes.phoneNumber, phoneNumber), isNull(oneTimeCodes.endedAt)))
}

const isOfKind = ({ purpose, phoneNumber, role, isAnybodys }: CodeTarget) =>
  and(
    isAnybodys
      ? or(
          eq(oneTimeCodes.purpose, purpose),
          sql`starts_with(${oneTimeCodes.purpose}, ${`${purpose} from `})`,
        )
      : eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.phoneNumber, phoneNumber),
    eq(oneTimeCodes.role, role),
    isNull(oneTimeCodes.endedAt),
  )

const isOwn = (ctx: Context, target: CodeTarget) =>
  and(
    isOfKind(target),
    eq(oneTimeCodes.purpose, purposeOf(ctx, target)),
    gt(oneTimeCodes.expiresAt, ctx.now),
  )

const isOthers = (ctx: Context, target: CodeTarget) =>
  and(
    isOfKind(target),
    ne(oneTimeCodes.purpose, purposeOf(ctx, target)),
    gt(oneTimeCodes.expiresAt, ctx.now),
    gt(oneTimeCodes.othersTriesLeft, 0),
  )
