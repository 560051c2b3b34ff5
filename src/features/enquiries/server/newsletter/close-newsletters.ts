import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { newsletters } from '../tables.ts'
import { countDeliveries } from './queries.ts'
import { finalCounts } from './write-newsletter.ts'

/** Closes the newsletters whose last e-mail has left. */
export async function closeNewsletters(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select()
    .from(newsletters)
    .where(and(eq(newsletters.status, 'sending'), eq(newsletters.isQueued, true)))
  const counts = await countDeliveries(
    ctx,
    open.map(({ id }) => id),
  )
  for (const { id } of open.filter((row) => (counts.get(row.id)?.queued ?? 0) === 0)) {
    await transaction(ctx, async (ctx) => {
      const finals = await finalCounts(ctx, id)
      const [done] = await ctx.db
        .update(newsletters)
        .set({ status: 'sent', finishedAt: ctx.now, ...finals })
        .where(and(eq(newsletters.id, id), eq(newsletters.status, 'sending')))
        .returning({ id: newsletters.id })
      if (done) await audit(ctx, 'newsletter.sent', `newsletter:${id}`, finals)
    })
  }
}
