import { and, asc, desc, eq, gt, ilike, lt, or, type SQL } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch } from '../../../../platform/server/csv.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { containing, countUpTo } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type {
  changeReport as changeCall,
  exportReports as exportCall,
  listReports as listCall,
  Report,
} from '../../support-contract.ts'
import { reportMoves, reportRefusal } from '../policy.ts'
import { type ReportRow, reports } from '../tables.ts'
import { namesOfCandidates } from '../ports.ts'

type Filters = Parsed<typeof exportCall>

const isAsked = ({ state, reason, q }: Filters): SQL | undefined =>
  and(
    eq(reports.state, state),
    reason && eq(reports.reason, reason),
    q === undefined
      ? undefined
      : or(ilike(reports.message, containing(q)), ilike(reports.note, containing(q))),
  )

const orderOf = ({ state }: Filters) =>
  state === 'closed' ? [desc(reports.id)] : [desc(reports.isUrgent), asc(reports.id)]

/** Reports of one state, the urgent ones first. */
export async function listReports(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const asked = isAsked(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(reports)
      .where(asked)
      .orderBy(...orderOf(filters))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, reports, asked),
  ])
  return { results: await presentReports(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readReports(
  ctx: SignedIn,
  filters: Filters,
  after: Report | undefined,
): Promise<Report[]> {
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(and(isAsked(filters), after && isBeyond(filters, after)))
    .orderBy(...orderOf(filters))
    .limit(csvBatch)
  return presentReports(ctx, rows)
}

function isBeyond({ state }: Filters, after: Report): SQL | undefined {
  if (state === 'closed') return lt(reports.id, after.id)
  const alike = and(eq(reports.isUrgent, after.is_urgent), gt(reports.id, after.id))
  return after.is_urgent ? or(alike, eq(reports.isUrgent, false)) : alike
}

/** Begins, closes or reopens a report; the note is for operators alone. */
export function changeReport(
  ctx: SignedIn,
  { id, state, note }: Parsed<typeof changeCall>,
): Promise<Report> {
  return transaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(reports).where(eq(reports.id, id)).for('update')
    if (!before) throw new AppError('NOT_FOUND')
    const next = state ?? before.state
    enforce(reportRefusal(before, next))
    const isClosed = next === 'closed'
    const [after] = await ctx.db
      .update(reports)
      .set({
        state: next,
        ...(note !== undefined && { note }),
        changedAt: ctx.now,
        closedAt: isClosed ? (before.closedAt ?? ctx.now) : null,
        closedBy: isClosed ? (before.closedBy ?? ctx.actor.userId) : null,
      })
      .where(eq(reports.id, id))
      .returning()
    await audit(ctx, 'report.changed', `report:${id}`, { before: before.state, after: next })
    const [report] = await presentReports(ctx, after ? [after] : [])
    if (!report) throw new AppError('NOT_FOUND')
    return report
  })
}

async function presentReports(ctx: Context, rows: readonly ReportRow[]): Promise<Report[]> {
  const candidates = await namesOfCandidates(
    ctx,
    rows.flatMap(({ candidateId }) => candidateId ?? []),
  )
  const people = await getUserNames(
    ctx,
    rows.flatMap(({ userId, closedBy }) => [userId, closedBy]).filter((id) => id !== null),
  )
  return rows.map((row) => ({
    id: row.id,
    about:
      row.candidateId === null
        ? { kind: 'user', id: row.userId ?? 0, name: people.get(row.userId ?? 0) ?? '' }
        : {
            kind: 'candidate',
            id: row.candidateId,
            name: candidates.get(row.candidateId)?.name ?? '',
          },
    met_in: row.metIn,
    reason: row.reason,
    is_urgent: row.isUrgent,
    message: row.message,
    contact: row.contact,
    reporter_role: row.reporterRole,
    locale: row.locale,
    state: row.state,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    closed_by: row.closedBy === null ? null : (people.get(row.closedBy) ?? null),
    ...reportMoves(row),
  }))
}
