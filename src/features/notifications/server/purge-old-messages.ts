import { lt } from 'drizzle-orm'
import { deleteAll } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { messages, notices } from './tables.ts'
import { purgeReplies } from './whatsapp/receive-reply.ts'

const keptMonths = { messages: 3, notices: 12 }

/** Deletes messages and notices past their time. */
export async function purgeOldMessages(ctx: Context): Promise<void> {
  const ago = (months: number): Date => {
    const date = new Date(ctx.now)
    date.setUTCMonth(date.getUTCMonth() - months)
    return date
  }
  await deleteAll(ctx, messages, lt(messages.createdAt, ago(keptMonths.messages)))
  await deleteAll(ctx, notices, lt(notices.createdAt, ago(keptMonths.notices)))
  await purgeReplies(ctx)
}
