import { and, isNull, lt } from 'drizzle-orm'
import { deleteAll } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { confirmLinkTtlSeconds } from '../contract.ts'
import { enquiries, newsletterSubscribers, reports } from './tables.ts'

/** As the privacy policy promises. */
const keptMonths = 24

/** Deletes messages past their time, and addresses that nobody confirmed. */
export async function purgeOldEnquiries(ctx: Context): Promise<void> {
  const oldest = new Date(ctx.now)
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
  await deleteAll(ctx, enquiries, lt(enquiries.createdAt, oldest))
  await deleteAll(ctx, reports, lt(reports.closedAt, oldest))
  const unconfirmed = new Date(ctx.now.getTime() - confirmLinkTtlSeconds * 1000)
  const isForgotten = and(
    isNull(newsletterSubscribers.confirmedAt),
    isNull(newsletterSubscribers.endedAt),
    lt(newsletterSubscribers.createdAt, unconfirmed),
  )
  await deleteAll(ctx, newsletterSubscribers, isForgotten)
}
