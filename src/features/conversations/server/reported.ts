import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
} from 'drizzle-orm'
import { fileLink, findFiles } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { containing, countUpTo } from '../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import type * as calls from '../console-contract.ts'
import { campOf, type Side } from '../choices.ts'
import { peopleOf } from './party.ts'
import { settleRefusal } from './policy.ts'
import { namesOf } from './present.ts'
import {
  conversationMessages as messages,
  conversationReports as reports,
  type ConversationRow,
  conversations,
  type ReportRow,
} from './tables.ts'

/** So much of a conversation is read at once, the last of it. */
const mostRead = 500

type List = typeof calls.listReportedConversations

/** The queue, without what is said. */
export async function listReported(
  ctx: SignedIn,
  { page, page_size, q, state, reason }: Parsed<List>,
): Promise<Output<List>> {
  const asked: SQL | undefined = and(
    state === 'open' ? isNull(reports.settledAt) : isNotNull(reports.settledAt),
    reason && eq(reports.reason, reason),
    q === undefined
      ? undefined
      : or(ilike(reports.message, containing(q)), ilike(reports.note, containing(q))),
  )
  const order = state === 'open' ? [desc(reports.isUrgent), asc(reports.id)] : [desc(reports.id)]
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(asked)
    .orderBy(...order)
    .limit(page_size)
    .offset((page - 1) * page_size)
  const counted = await countUpTo(ctx, reports, asked)
  return { results: await presentReports(ctx, rows), ...counted, page, page_size }
}

async function presentReports(
  ctx: Context,
  rows: readonly ReportRow[],
): Promise<calls.ReportedConversation[]> {
  const ids = rows.map(({ conversationId }) => conversationId)
  const about = new Map(
    (ids.length === 0
      ? []
      : await ctx.db.select().from(conversations).where(inArray(conversations.id, ids))
    ).map((row) => [row.id, row]),
  )
  const pairs = [...about.values()]
  const workers = await describeCandidates(
    ctx,
    pairs.map(({ candidateId }) => candidateId),
  )
  const users = await getUserNames(ctx, [
    ...pairs.map(({ employerId }) => employerId),
    ...rows.flatMap(({ settledBy }) => settledBy ?? []),
  ])
  return rows.map((row) => {
    const { employerId = 0, candidateId = 0 } = about.get(row.conversationId) ?? {}
    return {
      id: row.id,
      reason: row.reason,
      is_urgent: row.isUrgent,
      message: row.message,
      reported_by: row.side,
      household: { id: employerId, name: users.get(employerId) ?? '' },
      worker: { id: candidateId, name: workers.get(candidateId)?.full_name ?? '' },
      created_at: row.createdAt.toISOString(),
      outcome: row.outcome,
      settled_at: row.settledAt?.toISOString() ?? null,
      settled_by: row.settledBy === null ? null : (users.get(row.settledBy) ?? null),
      note: row.note,
      can_settle: settleRefusal(row) === null,
    }
  })
}

async function getReport(
  ctx: Context,
  id: number,
  lock = false,
): Promise<{ report: ReportRow; conversation: ConversationRow }> {
  const query = ctx.db
    .select({ report: reports, conversation: conversations })
    .from(reports)
    .innerJoin(conversations, eq(conversations.id, reports.conversationId))
    .where(eq(reports.id, id))
  const [found] = await (lock ? query.for('update', { of: reports }) : query)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** What is said in a reported conversation, up to the report. That it was looked at is in the log. */
export function readReported(ctx: SignedIn, id: number): Promise<calls.ReadConversation> {
  return transaction(ctx, async (ctx) => {
    const { report, conversation } = await getReport(ctx, id)
    await audit(ctx, 'conversation.looked_at', `conversation:${conversation.id}`, { report: id })
    const rows = await ctx.db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversation.id), lte(messages.number, report.upTo)))
      .orderBy(desc(messages.number))
      .limit(mostRead)
    const files = await findFiles(
      ctx,
      rows.flatMap(({ fileId }) => fileId ?? []),
    )
    const nameOf = await namesOf(ctx, rows, conversation.candidateId)
    const [presented] = await presentReports(ctx, [report])
    if (!presented) throw new AppError('NOT_FOUND')
    return {
      report: presented,
      accounts: await accountsOf(ctx, conversation),
      messages: rows.toReversed().map((row) => {
        const file = row.fileId === null ? undefined : files.get(row.fileId)
        return {
          number: row.number,
          side: row.side,
          name: nameOf(row),
          kind: row.kind,
          text: row.body,
          phrase: row.phrase,
          file_url: file === undefined ? null : fileLink(ctx, file),
          at: row.createdAt.toISOString(),
        }
      }),
    }
  })
}

async function accountsOf(
  ctx: Context,
  conversation: ConversationRow,
): Promise<calls.ReadConversation['accounts']> {
  const candidate = await getCandidateForHiring(ctx, conversation.candidateId)
  const people = await peopleOf(ctx, { conversation, candidate })
  const ids = [...people.household, ...people.supply]
  const names = await getUserNames(ctx, ids)
  const sideOf = (id: number): Side =>
    id === conversation.employerId ? 'household' : id === candidate.userId ? 'worker' : 'agency'
  return ids.map((id) => ({ id, name: names.get(id) ?? '', side: sideOf(id) }))
}

/** Settles a report; whom it is about is told where she is warned. Suspending is done on the page of the account. */
export function settleReported(
  ctx: SignedIn,
  { id, outcome, note }: Parsed<typeof calls.settleReportedConversation>,
): Promise<calls.ReportedConversation> {
  return transaction(ctx, async (ctx) => {
    const { report, conversation } = await getReport(ctx, id, true)
    enforce(settleRefusal(report))
    const settled = {
      outcome,
      note: note ?? null,
      settledBy: ctx.actor.userId,
      settledAt: ctx.now,
    }
    await ctx.db.update(reports).set(settled).where(eq(reports.id, id))
    await audit(ctx, 'conversation.settled', `conversation:${conversation.id}`, {
      report: id,
      outcome,
    })
    if (outcome === 'warned') await warn(ctx, report, conversation)
    const [presented] = await presentReports(ctx, [{ ...report, ...settled }])
    if (!presented) throw new AppError('NOT_FOUND')
    return presented
  })
}

async function warn(
  ctx: Context,
  { id, side }: ReportRow,
  conversation: ConversationRow,
): Promise<void> {
  const candidate = await getCandidateForHiring(ctx, conversation.candidateId)
  const people = await peopleOf(ctx, { conversation, candidate })
  for (const userId of people[campOf(side) === 'household' ? 'supply' : 'household'])
    await notify(ctx, { userId, kind: 'conversation_warning', key: `conversation-warning:${id}` })
}
