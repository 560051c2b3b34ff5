import type { Context } from '../../../platform/server/context.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { answerOnBehalf, candidateOfAgreement } from '../../agreements/server/demo-api.ts'
import { isInvented } from './is-invented.ts'

interface Asked {
  agreementId: number
  version: number
}

const answering = nameJob<Asked>('answer-demo-terms')
const thinkingMs = 4000

/** In the demo an invented candidate says yes to fair terms and no to others by herself, so that a visitor can walk the whole way alone. */
export async function noteTerms(ctx: Context, { agreementId, version }: Asked): Promise<void> {
  if (!ctx.config.demo) return
  const candidateId = await candidateOfAgreement(ctx, agreementId)
  if (candidateId === null || !(await isInvented(ctx, candidateId))) return
  const at = new Date(ctx.now.getTime() + thinkingMs)
  await enqueue(ctx, answering, { agreementId, version }, at)
}

export const answerTerms = defineJob<Asked>({
  ...answering,
  retries: { most: 3, firstWaitSeconds: 5 },
  run: answerOnBehalf,
})
