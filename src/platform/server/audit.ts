import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import type { Context } from './context.ts'

export const auditLog = pgTable('audit_log', {
  id: identity(),
  at: instant('at').notNull(),
  actorId: reference('actor_id'),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().notNull().default({}),
  requestId: text('request_id').notNull(),
})

/** Writes down who did what to whom, in the transaction that did it. `subject` is 'kind:id'; `detail` holds ids and codes only. */
export async function audit(ctx: Context, action: string, subject: string, detail: Record<string, unknown> = {}): Promise<void> {
  await ctx.db.insert(auditLog).values({ at: ctx.now, actorId: ctx.actor?.userId ?? null, action, subject, detail, requestId: ctx.requestId })
}
