import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type * as calls from '../contract.ts'
import { presentConversation } from './get-conversation.ts'
import { partyOf, peopleOf } from './party.ts'
import { endRefusal } from './policy.ts'
import { changeMember, changeRow, listCompanions } from './queries.ts'
import { readMarksOff, type ConversationRow } from './tables.ts'
import { broadcastChange, listTopic, marksTopicOf } from './write-message.ts'
import { eq } from 'drizzle-orm'

/** Mutes a conversation for the asker; ends it, or blocks the other side, for hers. */
export function changeConversation(
  ctx: SignedIn,
  { id, muted, ended, blocked }: Parsed<typeof calls.changeConversation>,
): Promise<calls.Conversation> {
  return transaction(ctx, async (ctx) => {
    const party = await partyOf(ctx, id, { toWrite: true, lock: true })
    const { conversation, camp } = party
    const change: Partial<ConversationRow> = {}
    if (ended !== undefined) {
      enforce(endRefusal(conversation, camp, ended))
      if (ended !== (conversation.endedBy !== null))
        Object.assign(change, { endedAt: ended ? ctx.now : null, endedBy: ended ? camp : null })
    }
    if (blocked !== undefined)
      change[camp === 'household' ? 'blockedByHousehold' : 'blockedBySupply'] = blocked
        ? ctx.now
        : null
    if (muted !== undefined) await changeMember(ctx, id, ctx.actor.userId, { isMuted: muted })
    if (Object.keys(change).length > 0) {
      await changeRow(ctx, id, change)
      await audit(ctx, 'conversation.changed', `conversation:${id}`, {
        ...(ended !== undefined && { ended }),
        ...(blocked !== undefined && { blocked }),
      })
      const people = await peopleOf(ctx, party)
      await broadcastChange(ctx, id, [...people.household, ...people.supply])
    } else await broadcastChange(ctx, id, [ctx.actor.userId])
    return presentConversation(ctx, { ...party, conversation: { ...conversation, ...change } })
  })
}

/** More than anybody has open; who opens a conversation asks by herself. */
const companionsNotified = 50

/** Lets the others see how far the asker has read, or not. */
export function setReadMarks(ctx: SignedIn, shown: boolean): Promise<{ shown: boolean }> {
  const { userId } = ctx.actor
  return transaction(ctx, async (ctx) => {
    if (shown) await ctx.db.delete(readMarksOff).where(eq(readMarksOff.userId, userId))
    else await ctx.db.insert(readMarksOff).values({ userId }).onConflictDoNothing()
    await broadcastToUsers(ctx, userId, listTopic)
    // Screens that show how far she has read show it no longer, and the other way round.
    for (const [id, others] of await listCompanions(ctx, userId, companionsNotified))
      await broadcastToUsers(ctx, [userId, ...others], marksTopicOf(id))
    return { shown }
  })
}
