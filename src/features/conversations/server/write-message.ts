import { broadcastToUsers } from '../../../platform/server/bus.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { enqueueAll } from '../../../platform/server/jobs.ts'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { hasPlan } from '../../billing/server/open-contacts-api.ts'
import { questions } from '../phrase-rules.ts'
import { type Party, peopleOf } from './party.ts'
import type { Camp } from '../choices.ts'
import { beginRefusal } from './policy.ts'
import { questionAsked } from './ports.ts'
import { changeMember, changeRow, countBegun, listMembers } from './queries.ts'
import { conversationMessages, type ConversationRow, type MessageRow } from './tables.ts'
import { quietMs, notifyOfMessage } from './notify-job.ts'

export const listTopic = 'conversations'
/** The topic of what is said in one conversation: its screens ask for what is new. */
export const topicOf = (id: number): string => `conversation:${id}`

/** The topic of how far the sides have read. */
export const marksTopicOf = (id: number): string => `${topicOf(id)}:marks`

type Said = Pick<MessageRow, 'kind' | 'clientId'> &
  Partial<Omit<MessageRow, 'id' | 'conversationId' | 'number' | 'side' | 'createdAt'>>

/** Whoever takes part, where that is known already. */
interface People {
  people: Record<Camp, number[]>
}

/** Adds a message to a conversation that is locked, and lets everybody know. */
export async function writeMessage(
  ctx: Context,
  { conversation, candidate, side, camp, people: known }: Party & Partial<People>,
  said: Said,
): Promise<MessageRow> {
  const number = conversation.lastNumber + 1
  const [row] = await ctx.db
    .insert(conversationMessages)
    .values({ ...said, conversationId: conversation.id, number, side, createdAt: ctx.now })
    .returning()
  if (!row) throw new Error('no message was written')
  const begins = camp === 'household' && conversation.begunAt === null
  await changeRow(ctx, conversation.id, {
    lastNumber: number,
    lastAt: ctx.now,
    ...(begins && { begunAt: ctx.now }),
  })
  if (said.senderId)
    await changeMember(ctx, conversation.id, said.senderId, { readNumber: number, typingAt: null })
  const people = known ?? (await peopleOf(ctx, { conversation, candidate }))
  const all = [...people.household, ...people.supply]
  await broadcastToUsers(ctx, all, listTopic)
  await broadcastToUsers(ctx, all, topicOf(conversation.id))
  const others = people[camp === 'household' ? 'supply' : 'household']
  await notifyLater(ctx, conversation, number, others)
  if (camp === 'household' && row.phrase !== null && isQuestion(row.phrase))
    await publish(ctx, questionAsked, {
      conversationId: conversation.id,
      employerId: conversation.employerId,
      candidateId: conversation.candidateId,
      number,
      question: row.phrase,
    })
  return row
}

const isQuestion = (phrase: string): boolean => (questions as string[]).includes(phrase)

/** Says to open screens that a conversation stands differently: who may write, and what is covered. */
export async function broadcastChange(
  ctx: Context,
  id: number,
  userIds: readonly number[],
): Promise<void> {
  await broadcastToUsers(ctx, userIds, listTopic)
  await broadcastToUsers(ctx, userIds, topicOf(id))
  await broadcastToUsers(ctx, userIds, `${topicOf(id)}:state`)
}

/** Whoever does not read it soon hears of it; who has been told and not read since, does not again. */
async function notifyLater(
  ctx: Context,
  { id }: ConversationRow,
  number: number,
  userIds: readonly number[],
): Promise<void> {
  const known = new Map(
    (await listMembers(ctx, id, userIds)).map((member) => [member.userId, member]),
  )
  const waiting = userIds.filter((userId) => {
    const member = known.get(userId)
    return member === undefined || (!member.isMuted && member.toldNumber <= member.readNumber)
  })
  const at = new Date(ctx.now.getTime() + quietMs)
  await enqueueAll(
    ctx,
    notifyOfMessage,
    waiting.map((userId) => ({ input: { conversationId: id, userId, number }, at })),
  )
}

/** Refuses a household's first word to one more candidate than it may begin with in a day; its account is locked already. */
export async function refuseBeginning(ctx: SignedIn, { conversation, camp }: Party): Promise<void> {
  if (camp !== 'household' || conversation.begunAt !== null) return
  const today = qatarInstant(qatarDate(ctx.now), '00:00')
  const begun = await countBegun(ctx, conversation.employerId, today)
  enforce(beginRefusal(begun, await hasPlan(ctx, conversation.employerId)))
}
