import type { Context } from '../../../platform/server/context.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { answerOnBehalf } from '../../conversations/server/demo-api.ts'
import { isInvented } from './is-invented.ts'

/** What the invented people answer to the questions that they know. */
const answers = { twins: 'years', start: 'two_weeks', live_in: 'yes' } as const
type Known = keyof typeof answers

const isKnown = (question: string): question is Known => Object.hasOwn(answers, question)

interface Asked {
  conversationId: number
  number: number
  question: Known
}

const answering = nameJob<Asked>('answer-demo-question')
const thinkingMs = 2000

/** In the demo an invented candidate answers some questions by herself, so that a visitor can talk alone. */
export async function noteQuestion(
  ctx: Context,
  asked: { conversationId: number; candidateId: number; number: number; question: string },
): Promise<void> {
  const { conversationId, number, question } = asked
  if (!ctx.config.demo || !isKnown(question)) return
  if (!(await isInvented(ctx, asked.candidateId))) return
  const at = new Date(ctx.now.getTime() + thinkingMs)
  await enqueue(ctx, answering, { conversationId, number, question }, at)
}

export const answerQuestion = defineJob<Asked>({
  ...answering,
  retries: { most: 3, firstWaitSeconds: 5 },
  run: (ctx, { conversationId, number, question }) =>
    answerOnBehalf(ctx, { conversationId, number, answer: answers[question] }),
})
