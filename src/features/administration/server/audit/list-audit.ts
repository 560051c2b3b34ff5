import { and, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm'
import { auditLog } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { countUpTo } from '../../../../platform/server/paged.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import { listUsers, type UserRow } from '../../../accounts/server/index.ts'
import type { AuditEntry, exportAudit, listAudit as call } from '../../audit-contract.ts'
import { audit } from '../../messages.audit.en.ts'
import { isAboutWhat, isByWhom, nameSubjects } from './subjects.ts'

type Filters = Parsed<typeof exportAudit>
type Row = typeof auditLog.$inferSelect

const { events } = audit
const dayMs = 86_400_000
const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

function asked(ctx: SignedIn, { actor, subject, action, from, to }: Filters): SQL | undefined {
  if (from !== undefined && to !== undefined && from > to) throw invalid('from', 'rangeReversed')
  return and(
    actor === undefined ? undefined : isByWhom(ctx, actor),
    subject === undefined ? undefined : isAboutWhat(ctx, subject),
    action === undefined
      ? undefined
      : Object.hasOwn(events, action)
        ? eq(auditLog.action, action)
        : like(auditLog.action, beginning(action)),
    from === undefined ? undefined : gte(auditLog.at, qatarInstant(from, '00:00')),
    to === undefined
      ? undefined
      : lt(auditLog.at, new Date(qatarInstant(to, '00:00').getTime() + dayMs)),
  )
}

/** The audit log, the newest first. */
export async function listAudit(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const condition = asked(ctx, filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(auditLog)
      .where(condition)
      .orderBy(desc(auditLog.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, auditLog, condition),
  ])
  return { results: await present(ctx, rows), ...counted, page, page_size }
}

/** The next entries of the log after one, for its export. */
export async function readAudit(
  ctx: SignedIn,
  filters: Filters,
  after: AuditEntry | undefined,
): Promise<AuditEntry[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(asked(ctx, filters), after && lt(auditLog.id, after.id)))
    .orderBy(desc(auditLog.id))
    .limit(csvBatch)
  return present(ctx, rows)
}

export const auditColumns: CsvColumn<AuditEntry>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'at', value: ({ at }) => at },
  { header: 'actor_id', value: ({ actor }) => actor?.id },
  { header: 'actor_name', value: ({ actor }) => actor?.full_name },
  { header: 'action', value: ({ action }) => action },
  { header: 'subject', value: ({ subject }) => subject },
  {
    header: 'subject_name',
    value: ({ about: { name, people } }) =>
      [name, ...people.map((person) => person.name)].filter(Boolean).join(' · '),
  },
  { header: 'before', value: ({ before }) => textOf(before) },
  { header: 'after', value: ({ after }) => textOf(after) },
  { header: 'detail', value: ({ detail }) => textOf(detail) },
  { header: 'address', value: ({ address }) => address },
  { header: 'request_id', value: ({ request_id }) => request_id },
]

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value)

async function present(ctx: SignedIn, rows: readonly Row[]): Promise<AuditEntry[]> {
  const actorIds = rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]))
  const [people, aboutOf] = await Promise.all([listUsers(ctx, actorIds), nameSubjects(ctx, rows)])
  return rows.map((row) => presentEntry(row, people, aboutOf(row)))
}

function presentEntry(
  row: Row,
  people: Map<number, UserRow>,
  about: AuditEntry['about'],
): AuditEntry {
  const { id, at, actorId, action, subject, detail, address, requestId } = row
  const { before = null, after = null, ...rest } = detail as Record<string, unknown>
  const known = actorId === null ? undefined : people.get(actorId)
  return {
    id,
    at: at.toISOString(),
    actor:
      actorId === null
        ? null
        : { id: actorId, full_name: known?.fullName ?? null, role: known?.role ?? null },
    action,
    subject,
    about,
    before,
    after,
    detail: rest,
    address,
    request_id: requestId,
  }
}
