import type { Context } from '../../../platform/server/context.ts'
import type { Limit } from '../../../platform/server/rate-limits.ts'
import { networkLimits, networkOf } from './networks.ts'

const day = 86_400

/**
 * Wrong passwords, over all roles' sign-in: the browser tries two, so ten are five of a person.
 * Many strangers together are slowed by the number's own limit, one who tries many numbers by the network's;
 * neither refuses where the owner has signed in before, nor her who proves by work that she is no program (`freeTries`).
 * All are counted even then: the answer takes as long for a number that nobody has.
 */
export function signInLimits(ctx: Context, phoneNumber: string, knownNetwork: boolean): Limit[] {
  const windowSeconds = 900
  const fromHere = `${phoneNumber}:${networkOf(ctx.address)}`
  return [
    { key: `sign-in:number-network:${fromHere}`, max: 20, windowSeconds },
    { key: `sign-in:number-network-day:${fromHere}`, max: 60, windowSeconds: day },
    { key: `sign-in:number:${phoneNumber}`, max: knownNetwork ? Infinity : 2000, windowSeconds },
    ...networkLimits(ctx, 'sign-in', { max: knownNetwork ? Infinity : 200, windowSeconds }),
  ]
}

/** So many of each, in the order of `signInLimits`, are looked at without a proof of work. */
export const freeTries = (knownNetwork: boolean): number[] => [
  10,
  Infinity,
  ...(knownNetwork ? [Infinity, Infinity, Infinity] : [50, 100, 500]),
]

/** Wrong current passwords of someone who is signed in, or whoever has her device. */
export const passwordCheckLimits = (userId: number): Limit[] => [
  { key: `password-check:${userId}`, max: 10, windowSeconds: 900 },
]

/** Wrong codes of a second factor; who has come so far knows the password. */
export const secondFactorLimits = (userId: number): Limit[] => [
  { key: `second-factor:${userId}`, max: 5, windowSeconds: 900 },
  { key: `second-factor-day:${userId}`, max: 20, windowSeconds: day },
]

/** Passkeys that are asked for, and what they sign: nothing is to be guessed there, so it only bounds what one network costs. */
export const passkeyLimits = (ctx: Context, what: 'ask' | 'sign-in'): Limit[] =>
  networkLimits(ctx, `passkey-${what}`, { max: 300, windowSeconds: 900 })

/** Passwords of one network that are looked up in a list of others: nobody uses us to ask it. */
export const breachCheckLimits = (ctx: Context): Limit[] =>
  networkLimits(ctx, 'breach-check', { max: 60, windowSeconds: 3600 })

export const emailSendLimits = (userId: number): Limit[] => [
  { key: `send-email:${userId}`, max: 3, windowSeconds: 600 },
  { key: `send-email-day:${userId}`, max: 10, windowSeconds: day },
]
