import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { csvBatch } from '../../../platform/server/csv.ts'
import { countUpTo, folded, holdsWords } from '../../../platform/server/paged.ts'
import { audit } from '../../../platform/server/audit.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { enqueue } from '../../../platform/server/jobs.ts'
import { deliverMessage } from './deliver-message.ts'
import { retryRefusal } from './policy.ts'
import { messages, type MessageRow } from './tables.ts'
import { isNotReplaced } from './whatsapp/fall-back.ts'

export type DeadMessage = Pick<
  MessageRow,
  | 'id'
  | 'channel'
  | 'receiver'
  | 'userId'
  | 'template'
  | 'status'
  | 'attempts'
  | 'lastError'
  | 'createdAt'
> & {
  /** Its text is still there, so it can be sent again. */
  canRetry: boolean
}

const { id, channel, receiver, userId, template, status, attempts, lastError, createdAt, body } =
  messages
const line = {
  id,
  channel,
  receiver,
  userId,
  template,
  status,
  attempts,
  lastError,
  createdAt,
  body,
}
const isLost = (ctx: Context, q: string | undefined): SQL | undefined =>
  and(
    inArray(status, ['dead', 'failed']),
    isNotReplaced(ctx),
    q === undefined ? undefined : holdsWords(folded(sql`${receiver} || ' ' || ${template}`), q),
  )

/** The next lost messages after one, for the export. */
export async function readDeadMessages(
  ctx: Context,
  q: string | undefined,
  after: number | undefined,
): Promise<DeadMessage[]> {
  const rows = await ctx.db
    .select(line)
    .from(messages)
    .where(and(isLost(ctx, q), after === undefined ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(csvBatch)
  return rows.map(withoutBody)
}

const withoutBody = ({
  body,
  ...row
}: Omit<DeadMessage, 'canRetry'> & { body: string | null }): DeadMessage => ({
  ...row,
  canRetry: retryRefusal({ status: row.status, body }) === null,
})

/** What never arrived, newest first: given up (dead) or reported lost by the provider (failed). For the operator. */
export async function listDeadMessages(
  ctx: Context,
  { q, page, pageSize }: { q?: string | undefined; page: number; pageSize: number },
): Promise<{ results: DeadMessage[]; total: number; is_more: boolean }> {
  const condition = isLost(ctx, q)
  const rows = await ctx.db
    .select(line)
    .from(messages)
    .where(condition)
    .orderBy(desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { results: rows.map(withoutBody), ...(await countUpTo(ctx, messages, condition)) }
}

/** Queues a lost message anew; NOT_FOUND when it isn't lost, or its text was erased. */
export function retryMessage(ctx: Context, messageId: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const [lost] = await ctx.db
      .select({ status, body })
      .from(messages)
      .where(eq(id, messageId))
      .for('update')
    enforce(retryRefusal(lost))
    await ctx.db
      .update(messages)
      .set({
        status: 'queued',
        attempts: 0,
        dueAt: ctx.now,
        lastError: null,
        providerId: null,
      })
      .where(eq(id, messageId))
    await audit(ctx, 'message.retried', `message:${messageId}`)
    await enqueue(ctx, deliverMessage, { id: messageId })
  })
}
