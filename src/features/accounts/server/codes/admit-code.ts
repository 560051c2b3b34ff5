import type { Context } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import {
  countHits,
  type Limit,
  readHits,
  refundHits,
  refuseFull,
} from '../../../../platform/server/rate-limits.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { warnOfBudgets } from './code-alarm.ts'
import {
  askedByNetwork,
  type Budget,
  budgetsOf,
  difficultyAt,
  freeOfNetwork,
  freeShare,
  lateLimit,
  type NumberKind,
  numberLimits,
  numberNetworkLimit,
  ownerLimits,
  personLimit,
  unusedOfNetwork,
} from './code-limits.ts'
import { isKnownNetwork } from '../networks.ts'
import { type CodeTarget, hasLiveCode } from './one-time-codes.ts'
import { dialCodeOf } from '../phones.ts'
import { type Difficulty, requireProof } from './proof-of-work.ts'
import type { UserRow } from '../tables.ts'

/** What a stranger asks a code for; which budget can refuse her rests on it, never on whether the number has an account. */
export type AskedFor = 'sign-up' | 'reset'
const kindMeant: Record<AskedFor, NumberKind> = { 'sign-up': 'unknown', reset: 'known' }

/** send: a message goes out. standing: one is on its way that still holds, and nothing goes out. unsent: nothing goes out, and nobody hears of it. */
export type Admission = 'send' | 'standing' | 'unsent'

interface Asking {
  askedFor: AskedFor
  phoneNumber: string
  /** Whose number it is, if anyone's. */
  owner: UserRow | null
  target: CodeTarget
}

/**
 * Whether a stranger's call may cause a message with a code. Refuses with RATE_LIMITED what is too much, and with PROOF_REQUIRED what
 * needs a proof of work first. A budget that is nearly spent is kept for networks that have had little of it, and a number whose limits
 * strangers have used up has a code on its way, or gets one more: neither a country nor a number can be shut by asking.
 */
export async function admitCode(ctx: Context, asking: Asking): Promise<Admission> {
  if (!ctx.config.rateLimits) return 'send'
  const { askedFor, phoneNumber, owner, target } = asking
  const fromHere = [...askedByNetwork(ctx), numberNetworkLimit(ctx, phoneNumber)]
  await refuseFull(ctx, fromHere)
  const isOwner = await isKnownNetwork(ctx, owner?.id ?? 0)
  const usual = isOwner && owner ? ownerLimits(owner.id) : numberLimits(phoneNumber)
  const isLate = await isFull(ctx, usual)
  if (isLate && (await hasLiveCode(ctx, target))) {
    await countHits(ctx, fromHere)
    return 'standing'
  }
  const lane = isLate ? [lateLimit(phoneNumber, `${target.purpose}-${target.role}`)] : usual
  await refuseFull(ctx, lane)
  const spent = await readBudgets(ctx, phoneNumber)
  await refuseGreedy(ctx, spent[kindMeant[askedFor]])
  await requireProof(
    ctx,
    { purpose: askedFor, phoneNumber },
    // Of both kinds: what is asked for says nothing about the number.
    hardest([
      ...[...spent.known, ...spent.unknown].map(({ used }) => difficultyAt(used)),
      ...(await ofNetwork(ctx)),
      isLate ? 3 : 0,
    ]),
  )
  await countHits(ctx, [...fromHere, ...lane, ...unusedOfNetwork(ctx, Infinity)])
  return takeFromBudget(ctx, asking)
}

/** Counts a code that somebody sends who is signed in: her own limits, and the budgets, hold for her. */
export async function countOwnCode(
  ctx: Context & { actor: { userId: number } },
  purpose: string,
  { phoneNumber, owner }: Pick<Asking, 'phoneNumber' | 'owner'>,
): Promise<void> {
  const { userId } = ctx.actor
  const isOwn = owner?.id === userId
  const kind = owner ? 'known' : 'unknown'
  const own = isOwn ? ownerLimits(userId) : [personLimit(userId), ...numberLimits(phoneNumber)]
  await countHits(ctx, own)
  await countBudgets(ctx, budgetsOf(phoneNumber, kind))
  count(ctx, 'codes_sent', { dial_code: `+${dialCodeOf(phoneNumber)}`, purpose, kind })
}

/** A code that was used was no abuse: it counts neither for its network nor in its budgets. */
export async function codeWasUsed(
  ctx: Context,
  askedFor: AskedFor,
  phoneNumber: string,
): Promise<void> {
  await refundHits(ctx, [
    ...unusedOfNetwork(ctx, Infinity),
    ...budgetsOf(phoneNumber, kindMeant[askedFor]),
  ])
}

async function takeFromBudget(
  ctx: Context,
  { askedFor, phoneNumber, owner }: Asking,
): Promise<Admission> {
  const kind = owner ? 'known' : 'unknown'
  try {
    await countBudgets(ctx, budgetsOf(phoneNumber, kind))
  } catch (error) {
    // Nothing that she waits for: the message would only say that the number has an account, or none.
    if (kind !== kindMeant[askedFor] && error instanceof AppError) return 'unsent'
    throw error
  }
  count(ctx, 'codes_sent', { dial_code: `+${dialCodeOf(phoneNumber)}`, purpose: askedFor, kind })
  return 'send'
}

async function countBudgets(ctx: Context, budgets: readonly Budget[]): Promise<void> {
  const hits = await countHits(ctx, budgets)
  await warnOfBudgets(
    ctx,
    budgets.map((budget, place) => ({ budget, hits: hits[place] ?? 0 })),
  )
}

interface Spent {
  budget: Budget
  /** Of its maximum: 0.7. */
  used: number
}

async function readBudgets(
  ctx: Context,
  phoneNumber: string,
): Promise<Record<NumberKind, Spent[]>> {
  const known = budgetsOf(phoneNumber, 'known')
  const unknown = budgetsOf(phoneNumber, 'unknown')
  const hits = await readHits(ctx, [...known, ...unknown])
  const spent = [...known, ...unknown].map((budget, place) => ({
    budget,
    used: (hits[place] ?? 0) / budget.max,
  }))
  return { known: spent.slice(0, known.length), unknown: spent.slice(known.length) }
}

/** What is left of a budget goes to those whose network has had little, and is nobody's when it is spent. */
async function refuseGreedy(ctx: Context, spent: readonly Spent[]): Promise<void> {
  for (const { budget, used } of spent)
    if (used >= freeShare) await refuseFull(ctx, [budget, ...unusedOfNetwork(ctx, budget.share)])
}

async function ofNetwork(ctx: Context): Promise<Difficulty[]> {
  const limits = askedByNetwork(ctx)
  const hits = await readHits(ctx, limits)
  return limits.map(({ max }, place) => {
    const used = (hits[place] ?? 0) / max
    return used < freeOfNetwork ? 0 : used < 2 * freeOfNetwork ? 2 : 3
  })
}

async function isFull(ctx: Context, limits: readonly Limit[]): Promise<boolean> {
  const hits = await readHits(ctx, limits)
  return limits.some(({ max }, place) => (hits[place] ?? 0) >= max)
}

const hardest = (all: readonly Difficulty[]): Difficulty =>
  all.reduce((most, one) => (one > most ? one : most), 0)
