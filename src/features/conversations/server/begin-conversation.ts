import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { standingOf } from './party.ts'
import { openRefusal } from './policy.ts'
import { isShortlisted } from './ports.ts'
import { findConversationOf, makeConversation } from './queries.ts'
import { listTopic } from './write-message.ts'

/** The household's conversation with a candidate; nobody hears of it before its first word. */
export async function beginConversation(
  ctx: SignedIn,
  candidateId: number,
): Promise<{ id: number }> {
  const pair = { employerId: ctx.actor.userId, candidateId }
  const known = await findConversationOf(ctx, pair)
  if (known !== null) return { id: known.id }
  if (!(await isShortlisted(ctx, pair)))
    throw new AppError('NOT_FOUND', { message: 'notShortlisted' })
  const candidate = await getCandidateForHiring(ctx, candidateId)
  return transaction(ctx, async (ctx) => {
    const conversation = await makeConversation(ctx, pair)
    const standing = await standingOf(ctx, { conversation, candidate, camp: 'household' })
    enforce(openRefusal(standing))
    await broadcastToUsers(ctx, ctx.actor.userId, listTopic)
    return { id: conversation.id }
  })
}
