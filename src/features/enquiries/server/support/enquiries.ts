import { and, asc, desc, eq, gt, ilike, lt, or, type SQL } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch } from '../../../../platform/server/csv.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { containing, countUpTo, isNumber } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import { answerWithinDays } from '../../choices.ts'
import type {
  changeEnquiry as changeCall,
  SupportTicket,
  exportEnquiries as exportCall,
  listSupportTickets as listCall,
} from '../../support-contract.ts'
import { ticketMoves, ticketRefusal } from '../policy.ts'
import { enquiries, type EnquiryRow } from '../tables.ts'

type Filters = Parsed<typeof exportCall>
const dayMs = 86_400_000

const isAsked = ({ state, kind, q }: Filters): SQL | undefined =>
  and(
    eq(enquiries.state, state),
    kind && eq(enquiries.kind, kind),
    q === undefined
      ? undefined
      : or(
          isNumber(enquiries.phoneNumber, q),
          ...[
            enquiries.name,
            enquiries.email,
            enquiries.phoneNumber,
            enquiries.message,
            enquiries.words,
            enquiries.note,
          ].map((part) => ilike(part, containing(q))),
        ),
  )

const orderOf = ({ state }: Filters) => (state === 'done' ? desc(enquiries.id) : asc(enquiries.id))

/** Messages and visa requests of one state. */
export async function listSupportTickets(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const asked = isAsked(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(enquiries)
      .where(asked)
      .orderBy(orderOf(filters))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, enquiries, asked),
  ])
  return { results: await presentEnquiries(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readEnquiries(
  ctx: SignedIn,
  filters: Filters,
  after: SupportTicket | undefined,
): Promise<SupportTicket[]> {
  const beyond =
    after && (filters.state === 'done' ? lt(enquiries.id, after.id) : gt(enquiries.id, after.id))
  const rows = await ctx.db
    .select()
    .from(enquiries)
    .where(and(isAsked(filters), beyond))
    .orderBy(orderOf(filters))
    .limit(csvBatch)
  return presentEnquiries(ctx, rows)
}

/** Takes a message, notes what was answered, marks it done or opens it again. */
export function changeEnquiry(
  ctx: SignedIn,
  { id, state, assignee, note }: Parsed<typeof changeCall>,
): Promise<SupportTicket> {
  return transaction(ctx, async (ctx) => {
    const [before] = await ctx.db.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
    if (!before) throw new AppError('NOT_FOUND')
    const next = state ?? before.state
    enforce(ticketRefusal(before, next, assignee !== undefined))
    const [after] = await ctx.db
      .update(enquiries)
      .set({
        state: next,
        ...(assignee !== undefined && { assigneeId: assignee === 'me' ? ctx.actor.userId : null }),
        ...(note !== undefined && { note }),
        changedAt: ctx.now,
        doneAt: next === 'done' ? (before.doneAt ?? ctx.now) : null,
      })
      .where(eq(enquiries.id, id))
      .returning()
    await audit(ctx, 'enquiry.changed', `enquiry:${id}`, {
      before: before.state,
      after: next,
      ...(assignee !== undefined && { assignee }),
    })
    const [enquiry] = await presentEnquiries(ctx, after ? [after] : [])
    if (!enquiry) throw new AppError('NOT_FOUND')
    return enquiry
  })
}

async function presentEnquiries(
  ctx: Context,
  rows: readonly EnquiryRow[],
): Promise<SupportTicket[]> {
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  return rows.map((row) => {
    const age = (row.doneAt ?? ctx.now).getTime() - row.createdAt.getTime()
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      email: row.email,
      phone_number: row.phoneNumber,
      message: row.message,
      page: row.page,
      words: row.words,
      is_worker: row.isWorker,
      is_employer: row.isEmployer,
      locale: row.locale,
      state: row.state,
      assignee:
        row.assigneeId === null
          ? null
          : { id: row.assigneeId, name: names.get(row.assigneeId) ?? '' },
      note: row.note,
      created_at: row.createdAt.toISOString(),
      age_days: Math.max(0, Math.floor(age / dayMs)),
      is_overdue: age > answerWithinDays * dayMs,
      done_at: row.doneAt?.toISOString() ?? null,
      ...ticketMoves(row),
    }
  })
}
