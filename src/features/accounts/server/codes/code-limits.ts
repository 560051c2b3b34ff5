import type { Context } from '../../../../platform/server/context.ts'
import type { Limit } from '../../../../platform/server/rate-limits.ts'
import { nearDialCodes } from '../../dial-code-choices.ts'
import { codeTries, codeTtlSeconds } from '../../contract.ts'
import { networkLimits, networkOf } from '../networks.ts'
import { dialCodeOf } from '../phones.ts'
import type { Difficulty } from './proof-of-work.ts'

/** Whether a number has an account: each kind of number has budgets of its own, so that neither uses up the other's. */
export type NumberKind = 'known' | 'unknown'

const minute = 60
const hour = 3600
const day = 86_400
const near = new Set(nearDialCodes.map(({ code }) => code.slice(1)))

/** Of a budget, what is given out without a proof of work; the rest is kept for those who have had little. */
export const freeShare = 0.7

/** Messages to one number that anybody may cause: three in ten minutes, twenty a day. */
export const numberLimits = (phoneNumber: string): Limit[] => [
  { key: `send-code:number:${phoneNumber}`, max: 3, windowSeconds: 10 * minute },
  { key: `send-code:number-day:${phoneNumber}`, max: 20, windowSeconds: day },
]

/** The same for whoever is known to be its owner: what strangers cause there doesn't count. */
export const ownerLimits = (userId: number): Limit[] => [
  { key: `send-code:owner:${userId}`, max: 3, windowSeconds: 10 * minute },
  { key: `send-code:owner-day:${userId}`, max: 20, windowSeconds: day },
]

/** What is left for a number once strangers have used up its limits: now and then one more of each purpose, for a proof of work. */
export const lateLimit = (phoneNumber: string, purpose: string): Limit => ({
  key: `send-code:number-late:${phoneNumber}:${purpose}`,
  max: 1,
  windowSeconds: 30 * minute,
})

/** Tries that all networks together have of a code which none of them asked for. */
export const codeTriesOfOthers = 20

/** Tries of such a code from one network. */
export const triesFromHere = (ctx: Context, codeId: number): Limit => ({
  key: `code-try:${codeId}:${networkOf(ctx.address)}`,
  max: codeTries,
  windowSeconds: codeTtlSeconds,
})

/** What one network may ask for one number. */
export const numberNetworkLimit = (ctx: Context, phoneNumber: string): Limit => ({
  key: `send-code:number-network:${phoneNumber}:${networkOf(ctx.address)}`,
  max: 3,
  windowSeconds: 10 * minute,
})

/** What one network may ask for with proofs of work, and how much of that without. */
export const askedByNetwork = (ctx: Context): Limit[] =>
  networkLimits(ctx, 'send-code', { max: 180, windowSeconds: hour })
export const freeOfNetwork = 1 / 3

/** What one person may cause who is signed in. */
export const personLimit = (userId: number): Limit => ({
  key: `send-code:person-day:${userId}`,
  max: 30,
  windowSeconds: day,
})

/** Codes sent for a network that nobody has used; what it has of the rest of a budget that is nearly spent is measured by them. */
export const unusedOfNetwork = (ctx: Context, max: number): Limit[] =>
  networkLimits(ctx, 'send-code-unused', { max, windowSeconds: day })

export interface Budget extends Limit {
  /** As operators read it: '+974', or everything. */
  name: string
  kind: NumberKind
  /** Of what is left when it is nearly spent, one network may have so much. */
  share: number
}

/** A day's codes for numbers of one kind: of their country, which caps what fraud with one country costs, and of all. */
export function budgetsOf(phoneNumber: string, kind: NumberKind): Budget[] {
  const dialCode = dialCodeOf(phoneNumber)
  const isNear = near.has(dialCode)
  return [
    {
      key: `send-code:${kind}-dial-code:${dialCode}`,
      name: `+${dialCode}`,
      kind,
      max: isNear ? 2000 : 200,
      share: isNear ? 5 : 1,
      windowSeconds: day,
    },
    { key: `send-code:${kind}`, name: 'all', kind, max: 6000, share: 5, windowSeconds: day },
  ]
}

/** How hard a proof is when so much of a budget is used. */
export function difficultyAt(used: number): Difficulty {
  if (used < freeShare) return 0
  if (used < 0.8) return 1
  if (used < 0.9) return 2
  return used < 0.95 ? 3 : 4
}
