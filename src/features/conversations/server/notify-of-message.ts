import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { defineJob } from '../../../platform/server/jobs.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { getUser } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import type { Camp } from '../choices.ts'
import { changeMember, findConversation, findMessage, listMembers, membersOf } from './queries.ts'
import { namesOf } from './present.ts'
import { notifyOfMessage } from './notify-job.ts'

/** Where a conversation is read, by who reads it. */
export const pathOf = (id: number, role: string): string =>
  rulesOf(role).supplies ? `/agency/messages/${id}` : `/dashboard/messages/${id}`

interface Input {
  conversationId: number
  userId: number
  number: number
}

/** Tells somebody of a message that she has not read meanwhile, once until she reads. */
export const notifyOfMessageJob = defineJob<Input>({
  ...notifyOfMessage,
  retries: { most: 5, firstWaitSeconds: 10 },
  run: (ctx, input) => transaction(ctx, (ctx) => notifyReader(ctx, input)),
})

async function notifyReader(
  ctx: Context,
  { conversationId, userId, number }: Input,
): Promise<void> {
  const conversation = await findConversation(ctx, conversationId, true)
  const message = await findMessage(ctx, conversationId, number)
  if (conversation === null || message === null) return
  const camp: Camp = conversation.employerId === userId ? 'household' : 'supply'
  const [member] = await listMembers(ctx, conversationId, [userId])
  const { readNumber = 0, toldNumber = 0, isMuted = false } = member ?? {}
  if (isMuted || readNumber >= number || toldNumber > readNumber) return
  const { candidateId } = conversation
  const candidate = await getCandidateForHiring(ctx, candidateId)
  const nameOf = await namesOf(ctx, [message], candidateId)
  const unread = (await membersOf(ctx, userId, camp, [conversationId])).get(conversationId)?.unread
  const { role } = await getUser(ctx, userId)
  await changeMember(ctx, conversationId, userId, { toldNumber: conversation.lastNumber })
  await notify(ctx, {
    userId,
    kind: rulesOf(role).supplies ? 'agency_message_received' : 'message_received',
    params: {
      name: nameOf(message) || candidate.fullName,
      candidate: candidate.fullName,
      count: unread ?? 1,
    },
    path: pathOf(conversationId, role),
    key: `message:${conversationId}:${number}`,
  })
}
