import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import { inBatches } from '../../../../platform/server/database/batches.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { notify } from '../../../notifications/server/index.ts'
import { withdrawCandidatesOf } from '../../../records/server/index.ts'
import { listMemberIds } from '../people.ts'
import { agencies, type AgencyRow } from '../tables.ts'

const dayMs = 86_400_000
/** Days before the end on which owners are told; below 0 it has ended. */
const reminders = [-1, 7, 30, 60] as const

/** Tells owners that their licence ends within 60, 30 and 7 days and that it has ended, once each; an approved one starts afresh. */
export async function remindLicences(ctx: Context): Promise<number> {
  let told = 0
  // The nearest first: whoever is told of 7 days need not hear of 30.
  for (const days of reminders) told += await remind(ctx, days)
  return told
}

const remind = (ctx: Context, days: number): Promise<number> =>
  inBatches(ctx, {
    what: 'an agency could not be told of its licence',
    due: (afterId, most) =>
      ctx.db
        .select()
        .from(agencies)
        .where(
          and(
            eq(agencies.status, 'approved'),
            lte(agencies.licenceExpiresOn, qatarDate(new Date(ctx.now.getTime() + days * dayMs))),
            or(isNull(agencies.licenceRemindedDays), gt(agencies.licenceRemindedDays, days)),
            gt(agencies.id, afterId),
          ),
        )
        .orderBy(asc(agencies.id))
        .limit(most),
    each: (agency) => transaction(ctx, (ctx) => notifyUser(ctx, agency, days)),
  })

async function notifyUser(
  ctx: Context,
  { id, name, licenceExpiresOn: date }: AgencyRow,
  days: number,
): Promise<void> {
  await ctx.db.update(agencies).set({ licenceRemindedDays: days }).where(eq(agencies.id, id))
  const left = Math.round((Date.parse(date) - Date.parse(qatarDate(ctx.now))) / dayMs)
  for (const userId of await listMemberIds(ctx, id, 'owner'))
    await notify(ctx, {
      userId,
      kind: days < 0 ? 'licence_expired' : 'licence_expiring',
      params: { name, date, days: left },
      path: '/agency/licence',
      key: `licence:${id}:${date}:${days}`,
    })
  if (days >= 0) return
  await broadcastToUsers(ctx, await listMemberIds(ctx, id), 'agency')
  await withdrawCandidatesOf(ctx, id)
}
