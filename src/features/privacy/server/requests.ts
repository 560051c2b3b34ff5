import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { csvBatch } from '../../../platform/server/csv.ts'
import { countUpTo } from '../../../platform/server/paged.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { listUsers } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { answerDays } from '../choices.ts'
import type {
  answerDataRequest as answerCall,
  askOperator as askCall,
  DataRequest,
  exportDataRequests as exportCall,
  listDataRequests as listCall,
  RequestRow as Wire,
} from '../contract.ts'
import { privacyTopic } from './exports.ts'
import { dataRequests, type RequestRow } from './tables.ts'
import { answerRefusal } from './policy.ts'

const dayMs = 86_400_000
const aDay = 5
const listMax = 200

/** Her requests, the newest first. */
export async function listOwnRequests(ctx: SignedIn): Promise<DataRequest[]> {
  const rows = await ctx.db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.userId, ctx.actor.userId))
    .orderBy(desc(dataRequests.id))
    .limit(listMax)
  return rows.map(presentRequest)
}

const presentRequest = (row: RequestRow): DataRequest => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  text: row.text,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
})

/** Leaves a request with the operator, who has 30 days. */
export async function askOperator(
  ctx: SignedIn,
  { kind, about, text }: Parsed<typeof askCall>,
): Promise<DataRequest> {
  const { userId } = ctx.actor
  await countHits(ctx, [{ key: `data-request:${userId}`, max: aDay, windowSeconds: 86_400 }])
  return transaction(ctx, async (ctx) => {
    const dueAt = new Date(ctx.now.getTime() + answerDays * dayMs)
    const [row] = await ctx.db
      .insert(dataRequests)
      .values({ userId, kind, about, text, status: 'open', createdAt: ctx.now, dueAt })
      .returning()
    if (!row) throw new Error('no request was written')
    await audit(ctx, 'privacy.requested', `data-request:${row.id}`, { kind })
    return presentRequest(row)
  })
}

const chosen = (status: Parsed<typeof exportCall>['status']) =>
  status === 'all' ? undefined : eq(dataRequests.status, status)

/** The operator's queue: the next due first, and what is answered by its newest. */
export async function listDataRequests(
  ctx: SignedIn,
  { status, page, page_size }: Parsed<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await ctx.db
    .select()
    .from(dataRequests)
    .where(chosen(status))
    .orderBy(
      ...(status === 'open'
        ? [asc(dataRequests.dueAt), asc(dataRequests.id)]
        : [desc(dataRequests.id)]),
    )
    .limit(page_size)
    .offset((page - 1) * page_size)
  return {
    results: await present(ctx, rows),
    ...(await countUpTo(ctx, dataRequests, chosen(status))),
    page,
    page_size,
  }
}

/** The next batch of the queue as a file. */
export async function readDataRequests(
  ctx: SignedIn,
  { status }: Parsed<typeof exportCall>,
  after: Wire | undefined,
): Promise<Wire[]> {
  const rows = await ctx.db
    .select()
    .from(dataRequests)
    .where(and(chosen(status), gt(dataRequests.id, after?.id ?? 0)))
    .orderBy(asc(dataRequests.id))
    .limit(csvBatch)
  return present(ctx, rows)
}

async function present(ctx: Context, rows: readonly RequestRow[]): Promise<Wire[]> {
  const people = await listUsers(
    ctx,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => ({
    ...presentRequest(row),
    user_id: row.userId,
    name: people.get(row.userId)?.fullName ?? '',
    role: people.get(row.userId)?.role ?? '',
    can_answer: answerRefusal(row) === null,
  }))
}

/** Answers a request and tells who asked; an answer is given once. */
export function answerDataRequest(
  ctx: SignedIn,
  { id, status, answer }: Parsed<typeof answerCall>,
): Promise<Wire> {
  return transaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.id, id))
      .for('update')
    if (!before) throw new AppError('NOT_FOUND')
    enforce(answerRefusal(before))
    const [row] = await ctx.db
      .update(dataRequests)
      .set({ status, answer, answeredAt: ctx.now, answeredBy: ctx.actor.userId })
      .where(eq(dataRequests.id, id))
      .returning()
    if (!row) throw new Error('a request vanished under its lock')
    await audit(ctx, 'privacy.answered', `data-request:${id}`, { status })
    await notify(ctx, { userId: row.userId, kind: 'data_request_answered', path: '/account/data' })
    await broadcastToUsers(ctx, row.userId, privacyTopic)
    const [answered] = await present(ctx, [row])
    if (!answered) throw new AppError('NOT_FOUND')
    return answered
  })
}
