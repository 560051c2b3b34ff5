import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { urgentReasons } from '../../enquiries/choices.ts'
import type * as calls from '../contract.ts'
import { partyOf } from './party.ts'
import { conversationReports } from './tables.ts'

const perDay = { max: 20, windowSeconds: 86_400 }

/** Shows a conversation to the operator, as far as it has come. */
export async function reportConversation(
  ctx: SignedIn,
  { id, reason, message }: Parsed<typeof calls.reportConversation>,
): Promise<Record<string, never>> {
  await partyOf(ctx, id, { toWrite: true })
  await countHits(ctx, [{ key: `conversation-report:${ctx.actor.userId}`, ...perDay }])
  return transaction(ctx, async (ctx) => {
    const { conversation, side } = await partyOf(ctx, id, { toWrite: true, lock: true })
    // Pressed twice, it is one report.
    if (await hasOpenReport(ctx, id)) return {}
    const [row] = await ctx.db
      .insert(conversationReports)
      .values({
        conversationId: id,
        reporterId: ctx.actor.userId,
        side,
        reason,
        isUrgent: urgentReasons.includes(reason),
        message: message ?? null,
        upTo: conversation.lastNumber,
        createdAt: ctx.now,
      })
      .returning({ id: conversationReports.id })
    await audit(ctx, 'conversation.reported', `conversation:${id}`, { report: row?.id, reason })
    return {}
  })
}

const hasOpenReport = async (ctx: SignedIn, id: number): Promise<boolean> =>
  (await ctx.db.$count(
    conversationReports,
    and(
      eq(conversationReports.conversationId, id),
      eq(conversationReports.reporterId, ctx.actor.userId),
      isNull(conversationReports.settledAt),
    ),
  )) > 0
