import { and, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { confirmLinkTtlSeconds } from '../contract.ts'
import { enquiries, newsletterSubscribers, reports } from './tables.ts'

/** As the privacy policy promises. */
const keptMonths = 24

/** Deletes messages past their time, and addresses that nobody confirmed. */
export async function forgetOldEnquiries(ctx: Context): Promise<void> {
  const oldest = new Date(ctx.now)
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
  await ctx.db.delete(enquiries).where(lt(enquiries.createdAt, oldest))
  await ctx.db.delete(reports).where(lt(reports.closedAt, oldest))
  const unconfirmed = new Date(ctx.now.getTime() - confirmLinkTtlSeconds * 1000)
  await ctx.db
    .delete(newsletterSubscribers)
    .where(and(isNull(newsletterSubscribers.confirmedAt), isNull(newsletterSubscribers.endedAt), lt(newsletterSubscribers.createdAt, unconfirmed)))
}
