import type { Context } from '../../../platform/server/context.ts'
import type { Limit } from '../../../platform/server/rate-limits.ts'
import { nearDialCodes } from '../../../platform/shared/near-dial-codes.ts'
import { networkLimits, networkOf } from './networks.ts'
import { dialCodeOf } from './phones.ts'

const hour = 3600
const day = 86_400
const near = new Set(nearDialCodes.map(({ code }) => code.slice(1)))

/**
 * Messages with a code, whatever for. The caller's own limit comes first: past it, she can't use up a stranger's number.
 * A dial code's budget caps what fraud with numbers of one country can cost in a day.
 */
export function codeSendLimits(ctx: Context, phoneNumber: string): Limit[] {
  const dialCode = dialCodeOf(phoneNumber)
  return [
    ...networkLimits(ctx, 'send-code', { max: 60, windowSeconds: hour }),
    { key: `send-code:number:${phoneNumber}`, max: 3, windowSeconds: 600 },
    { key: `send-code:number-day:${phoneNumber}`, max: 20, windowSeconds: day },
    {
      key: `send-code:dial-code:${dialCode}`,
      max: near.has(dialCode) ? 2000 : 200,
      windowSeconds: day,
    },
  ]
}

/**
 * Wrong passwords, over all roles' sign-in: the browser tries two, so ten are five of a person.
 * Many strangers together are slowed by the number's own limit, one who tries many numbers by the network's;
 * neither refuses where the owner has signed in before, so she gets in from home meanwhile, and from anywhere after the window.
 * All are counted even then: the answer takes as long for a number that nobody has.
 */
export function signInLimits(ctx: Context, phoneNumber: string, knownNetwork: boolean): Limit[] {
  const network = networkOf(ctx.address)
  const windowSeconds = 900
  return [
    { key: `sign-in:number-network:${phoneNumber}:${network}`, max: 10, windowSeconds },
    { key: `sign-in:number:${phoneNumber}`, max: knownNetwork ? Infinity : 50, windowSeconds },
    ...networkLimits(ctx, 'sign-in', { max: knownNetwork ? Infinity : 100, windowSeconds }),
  ]
}

/** Wrong current passwords of someone who is signed in, or whoever has her device. */
export const passwordCheckLimits = (userId: number): Limit[] => [
  { key: `password-check:${userId}`, max: 10, windowSeconds: 900 },
]

/** Wrong codes of a second factor; who has come so far knows the password. */
export const secondFactorLimits = (userId: number): Limit[] => [
  { key: `second-factor:${userId}`, max: 5, windowSeconds: 900 },
  { key: `second-factor-day:${userId}`, max: 20, windowSeconds: day },
]

export const emailSendLimits = (userId: number): Limit[] => [
  { key: `send-email:${userId}`, max: 3, windowSeconds: 600 },
  { key: `send-email-day:${userId}`, max: 10, windowSeconds: day },
]
