import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { listUnused, personOf } from '../../accounts/server/own-account-api.ts'
import { type UserRow } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { type AccountStep, warnedBeforeDays, unusedMonths } from '../choices.ts'
import { closeAccount } from './close-account.ts'
import { holdsOfOne } from './personal-data-providers.ts'
import { unusedAccounts, type UnusedRow } from './tables.ts'

const dayMs = 86_400_000
const pageSize = 200

/** The day on which an account has lain unused for 24 months. */
export function unusedOn(lastSeenAt: Date): Date {
  const day = new Date(lastSeenAt)
  day.setUTCMonth(day.getUTCMonth() + unusedMonths)
  return day
}

/**
 * What is due for an unused account: told 30 days before the end, again 7 days before, then closed. Nobody is closed unless she
 * was told that long ago, however late the job runs; whoever was seen since begins anew.
 */
export function nextStep(
  lastSeenAt: Date,
  told: Pick<UnusedRow, 'sentAt' | 'toldAgainAt'> | undefined,
  now: Date,
): AccountStep | null {
  const end = unusedOn(lastSeenAt).getTime()
  const left = (days: number) => end - now.getTime() <= days * dayMs
  const since = (at: Date | null | undefined, days: number) =>
    at != null && now.getTime() - at.getTime() >= days * dayMs
  if (told === undefined || told.sentAt < lastSeenAt)
    return left(warnedBeforeDays.first) ? 'tell' : null
  if (told.toldAgainAt === null)
    return left(warnedBeforeDays.again) &&
      since(told.sentAt, warnedBeforeDays.first - warnedBeforeDays.again)
      ? 'tell_again'
      : null
  return left(0) && since(told.toldAgainAt, warnedBeforeDays.again) ? 'close' : null
}

/** Accounts not seen since then are in their last 30 days, or past them. */
export function unusedSince(ctx: Context): Date {
  const before = new Date(ctx.now.getTime() + warnedBeforeDays.first * dayMs)
  before.setUTCMonth(before.getUTCMonth() - unusedMonths)
  return before
}

/** What is due for each of these, by id. */
export async function findSteps(
  ctx: Context,
  found: readonly UserRow[],
): Promise<Map<number, AccountStep | null>> {
  const ids = found.map(({ id }) => id)
  const rows = await ctx.db.select().from(unusedAccounts).where(inArray(unusedAccounts.userId, ids))
  const told = new Map(rows.map((row) => [row.userId, row]))
  return new Map(
    found.map((user) => [user.id, nextStep(user.lastSeenAt, told.get(user.id), ctx.now)]),
  )
}

/** Tells those whose accounts lie unused, and closes what stays so; gives how many of each. */
export async function processInactiveAccounts(ctx: Context): Promise<Record<AccountStep, number>> {
  const done = { tell: 0, tell_again: 0, close: 0 }
  let afterId = 0
  for (;;) {
    const page = await listUnused(ctx, unusedSince(ctx), { most: pageSize, afterId })
    const steps = await findSteps(ctx, page)
    for (const user of page) {
      const step = steps.get(user.id) ?? null
      if (step === null) continue
      try {
        if (await transaction(ctx, (ctx) => take(ctx, user, step))) done[step] += 1
      } catch (error) {
        ctx.log.error(
          { userId: user.id, reason: reasonOf(error) },
          'an unused account could not be tended',
        )
      }
    }
    if (page.length < pageSize) return done
    afterId = page.at(-1)?.id ?? afterId
  }
}

async function take(ctx: Context, user: UserRow, step: AccountStep): Promise<boolean> {
  // What hangs on it says that it is not forgotten: it waits.
  if ((await holdsOfOne(ctx, personOf(user))).length > 0) return false
  if (step === 'close') {
    await closeAccount(ctx, user.id, 'unused')
    return true
  }
  const row = { userId: user.id, sentAt: ctx.now, toldAgainAt: null }
  const change = step === 'tell' ? row : { toldAgainAt: ctx.now }
  await ctx.db
    .insert(unusedAccounts)
    .values(row)
    .onConflictDoUpdate({ target: unusedAccounts.userId, set: change })
  const end = new Date(
    Math.max(
      unusedOn(user.lastSeenAt).getTime(),
      ctx.now.getTime() + warnedBeforeDays[step === 'tell' ? 'first' : 'again'] * dayMs,
    ),
  )
  await notify(ctx, {
    userId: user.id,
    kind: 'account_unused',
    params: { date: qatarDate(end) },
    path: '/login',
  })
  return true
}
