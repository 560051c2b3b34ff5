import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { settleNotices } from '../../notifications/server/read-api.ts'
import type { Side } from '../choices.ts'
import type * as calls from '../contract.ts'
import { countUnreadOf } from './list-conversations.ts'
import { type Party, partyOf, peopleOf } from './party.ts'
import { namesOf } from './present.ts'
import { changeMember, hidesReading, listMembers } from './queries.ts'
import { pathOf } from './notify-of-message.ts'
import { listTopic, marksTopicOf, topicOf } from './write-message.ts'

const typingMs = 6000
/** Who types says so once in so long. */
const againMs = 2000

/** Marks what has come as read; the others see it where both let that be seen. */
export async function readConversation(
  ctx: SignedIn,
  { id, number }: Parsed<typeof calls.readConversation>,
): Promise<{ unread: number }> {
  const { userId, role } = ctx.actor
  await transaction(ctx, async (ctx) => {
    const party = await partyOf(ctx, id)
    const upTo = Math.min(number, party.conversation.lastNumber)
    const [before] = await listMembers(ctx, id, [userId])
    if (upTo <= (before?.readNumber ?? 0)) return
    await changeMember(ctx, id, userId, { readNumber: upTo })
    await settleNotices(ctx, userId, pathOf(id, role))
    await broadcastToUsers(ctx, userId, listTopic)
    if ((await hidesReading(ctx, [userId])).size > 0) return
    const people = await peopleOf(ctx, party)
    const others = people[party.camp === 'household' ? 'supply' : 'household']
    await broadcastToUsers(ctx, others, marksTopicOf(id))
  })
  return countUnreadOf(ctx)
}

/** Says that the asker is writing. */
export function sendTyping(ctx: SignedIn, id: number): Promise<Record<string, never>> {
  return transaction(ctx, async (ctx) => {
    const party = await partyOf(ctx, id, { toWrite: true })
    const [own] = await listMembers(ctx, id, [ctx.actor.userId])
    const { conversation } = party
    const isShut = conversation.blockedByHousehold ?? conversation.blockedBySupply
    const isFresh = ctx.now.getTime() - (own?.typingAt?.getTime() ?? 0) < againMs
    if (isShut !== null || conversation.endedAt !== null || isFresh) return {}
    await changeMember(ctx, id, ctx.actor.userId, { typingAt: ctx.now })
    const people = await peopleOf(ctx, party)
    const others = people[party.camp === 'household' ? 'supply' : 'household']
    await broadcastToUsers(ctx, others, `${topicOf(id)}:typing`)
    return {}
  })
}

/** Who of the other side is writing at this moment. */
export async function getTyping(ctx: SignedIn, id: number): Promise<{ names: string[] }> {
  const party = await partyOf(ctx, id)
  const people = await peopleOf(ctx, party)
  const others = people[party.camp === 'household' ? 'supply' : 'household']
  const since = ctx.now.getTime() - typingMs
  const typing = (await listMembers(ctx, id, others)).filter(
    ({ typingAt }) => typingAt !== null && typingAt.getTime() > since,
  )
  if (typing.length === 0) return { names: [] }
  const rows = typing.map(({ userId }) => ({
    senderId: userId,
    side: sideOf(party, userId),
  }))
  const nameOf = await namesOf(ctx, rows, party.candidate.id)
  return { names: rows.map(nameOf) }
}

const sideOf = ({ conversation, candidate }: Party, userId: number): Side =>
  userId === candidate.userId
    ? 'worker'
    : userId === conversation.employerId
      ? 'household'
      : 'agency'
