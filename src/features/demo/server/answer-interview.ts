import type { Context } from '../../../platform/server/context.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { acceptForCandidate, candidateOfInterview } from '../../hiring/server/demo-api.ts'
import type { InterviewChange } from '../../hiring/server/ports.ts'
import { isInvented } from './is-invented.ts'

interface Offered {
  interviewId: number
  version: number
}

const answering = nameJob<Offered>('answer-demo-interview')
const thinkingMs = 4000

/** In the demo an invented candidate takes an interview by herself, so that a visitor can walk the whole way alone. */
export async function noteInterview(
  ctx: Context,
  { interviewId, version, kind }: InterviewChange,
): Promise<void> {
  if (!ctx.config.demo || (kind !== 'scheduled' && kind !== 'moved')) return
  const candidateId = await candidateOfInterview(ctx, interviewId)
  if (candidateId === null || !(await isInvented(ctx, candidateId))) return
  const at = new Date(ctx.now.getTime() + thinkingMs)
  await enqueue(ctx, answering, { interviewId, version }, at)
}

export const answerInterview = defineJob<Offered>({
  ...answering,
  retries: { most: 3, firstWaitSeconds: 5 },
  run: acceptForCandidate,
})
