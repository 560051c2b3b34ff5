import type { Context } from '../../../platform/server/context.ts'
import { countHits, type Limit } from '../../../platform/server/rate-limits.ts'
import { isSigned, sign } from '../../../platform/server/signatures.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { networkLimits } from '../../accounts/server/sign-in-api.ts'
import { type Guard, ticketMaxSeconds, ticketMinSeconds } from '../contract.ts'

const hour = 3600
const use = 'form-ticket'
const textOf = (at: string): string => JSON.stringify([use, at])

/** A signed note of the time at which a form was opened. */
export function issueTicket(ctx: Context): string {
  const at = String(ctx.now.getTime())
  return `${at}.${sign(ctx.config, use, textOf(at))}`
}

/** Counts a form against its sender's limits; false for a robot, which is answered as if its form were taken. */
export async function admitForm(ctx: Context, { website, ticket }: Guard): Promise<boolean> {
  await countHits(ctx, limitsOf(ctx, ticket !== undefined))
  if (ticket !== undefined) checkTicket(ctx, ticket)
  return website === undefined || website === null || website === ''
}

function limitsOf(ctx: Context, hasTicket: boolean): Limit[] {
  const all = networkLimits(ctx, 'enquiry', { max: 30, windowSeconds: hour })
  if (hasTicket) return all
  return [...all, ...networkLimits(ctx, 'enquiry-without-ticket', { max: 10, windowSeconds: hour })]
}

function checkTicket(ctx: Context, ticket: string): void {
  const [, at, signature] = /^(\d{1,16})\.([\w.-]{1,80})$/.exec(ticket) ?? []
  if (!at || !signature || !isSigned(ctx.config, use, textOf(at), signature))
    throw new AppError('INVALID', { message: 'formExpired' })
  const ageSeconds = (ctx.now.getTime() - Number(at)) / 1000
  if (ageSeconds > ticketMaxSeconds) throw new AppError('INVALID', { message: 'formExpired' })
  if (ageSeconds < ticketMinSeconds) throw new AppError('INVALID', { message: 'sentTooFast' })
}
