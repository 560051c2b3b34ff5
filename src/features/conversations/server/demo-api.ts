import crypto from 'node:crypto'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { type Answer, answersTo } from '../phrase-rules.ts'
import { standingOf } from './party.ts'
import { writeRefusal } from './policy.ts'
import { findConversation, findMessage, hasAnswer } from './queries.ts'
import { writeMessage } from './write-message.ts'

/** Answers a ready-made question in the place of an invented candidate, once, and marked as the demo's; nothing where she answered herself or may not. */
export function answerOnBehalf(
  ctx: Context,
  { conversationId, number, answer }: { conversationId: number; number: number; answer: Answer },
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const conversation = await findConversation(ctx, conversationId, true)
    const question = await findMessage(ctx, conversationId, number)
    if (conversation === null || !answersTo(question?.phrase ?? null).includes(answer)) return
    if (await hasAnswer(ctx, conversationId, number)) return
    const candidate = await getCandidateForHiring(ctx, conversation.candidateId)
    const party = { conversation, candidate, camp: 'supply' } as const
    if (writeRefusal(await standingOf(ctx, party), 'supply') !== null) return
    await writeMessage(
      ctx,
      { ...party, side: candidate.userId === null ? 'agency' : 'worker' },
      {
        kind: 'phrase',
        phrase: answer,
        answers: number,
        byDemo: true,
        clientId: crypto.randomUUID(),
      },
    )
  })
}
