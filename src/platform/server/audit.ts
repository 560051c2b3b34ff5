import { isDeepStrictEqual } from 'node:util'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, looseId } from './database/columns.ts'
import type { Context } from './context.ts'
import type { Database } from './database/db.ts'
import type { Logger } from './log.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: instant('at').notNull(),
    actorId: looseId('actor_id'),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().notNull().default({}),
    requestId: text('request_id').notNull(),
    /** Where it was asked from; empty for jobs. */
    address: text().notNull().default(''),
  },
  (row) => [
    index('audit_log_subject').on(row.subject, row.id),
    index('audit_log_actor').on(row.actorId, row.id),
    index('audit_log_action').on(row.action.op('text_pattern_ops'), row.id),
    index('audit_log_subject_kind').on(row.subject.op('text_pattern_ops'), row.id),
    index('audit_log_at').on(row.at),
  ],
)

export type AuditEntry = typeof auditLog.$inferInsert

/**
 * Writes down who did what to whom, in the transaction that did it. `subject` is 'kind:id'; `detail` holds ids and codes only, no names
 * and no secrets, and under `before` and `after` what was changed. It can't be taken back: the database refuses.
 */
export async function audit(
  ctx: Context,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await auditAs(ctx, ctx.actor?.userId ?? null, action, subject, detail)
}

/** The names of the columns that a save changed; those it left out are as they were. */
export const changedKeys = <Row extends object>(before: Row, after: Partial<Row>) =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (key) => !isDeepStrictEqual(after[key], before[key]),
  )

/** The same for an actor whom the context doesn't know, such as whoever had a link made. */
export async function auditAs(
  { db, log, pendingAuditEntries, now: at, requestId, address }: Context,
  actorId: number | null,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const entry = { at, actorId, action, subject, detail, requestId, address }
  if (pendingAuditEntries === undefined) logAudit(log, await writeAudit(db, [entry]))
  else pendingAuditEntries.push(entry)
}

type AuditTrace = Pick<typeof auditLog.$inferSelect, 'id' | 'actorId' | 'action' | 'subject'> & {
  requestId: string
}

/** Writes what a transaction has gathered, at its end; answers what the log tells of it. */
export async function writeAudit(db: Database, entries: AuditEntry[]): Promise<AuditTrace[]> {
  if (entries.length === 0) return []
  const { id, actorId, action, subject, requestId } = auditLog
  return db.insert(auditLog).values(entries).returning({ id, actorId, action, subject, requestId })
}

/** Tells the log what was written down, once it stands: there it is out of reach of whoever owns the database. */
export function logAudit(log: Logger, written: AuditTrace[]): void {
  for (const { requestId, ...audit } of written) log.info({ audit, requestId }, 'audit')
}
