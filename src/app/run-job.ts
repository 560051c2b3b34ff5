import type { JobResult } from 'pg-boss'
import type { Context } from '../platform/server/context.ts'
import type { EnqueuedJob, ScheduledJob } from '../platform/server/jobs.ts'
import { reasonOf } from '../platform/server/log.ts'

interface Claimed {
  id: string
  data: object
  retryCount: number
}

/** A round of what time causes. */
export async function runOnTime(
  ctx: Context,
  { name, run }: ScheduledJob,
  id: string,
): Promise<JobResult> {
  try {
    await run(ctx)
    return { id, status: 'completed' }
  } catch (error) {
    const reason = reasonOf(error)
    ctx.log.error({ job: name, reason }, 'a job failed and waits for its next round')
    return { id, status: 'failed', output: { reason } }
  }
}

/** One try of what was enqueued. */
export const runTry = (
  ctx: Context,
  job: EnqueuedJob,
  { id, data, retryCount }: Claimed,
): Promise<JobResult> =>
  resultOf(ctx, job, id, retryCount + 1, () => job.run(ctx, data, { number: retryCount + 1 }))

/** The end of what has failed each time. */
export const runGiveUp = (
  ctx: Context,
  job: EnqueuedJob,
  { id, data, retryCount, sourceRetryCount }: Claimed & { sourceRetryCount: number | null },
): Promise<JobResult> =>
  resultOf(ctx, job, id, retryCount + 1, async () =>
    job.giveUp?.(ctx, data, (sourceRetryCount ?? 0) + 1),
  )

async function resultOf(
  ctx: Context,
  { name }: EnqueuedJob,
  id: string,
  number: number,
  work: () => Promise<unknown>,
): Promise<JobResult> {
  try {
    await work()
    return { id, status: 'completed' }
  } catch (error) {
    const reason = reasonOf(error)
    ctx.log.warn({ job: name, id, try: number, reason }, 'a try of a job failed')
    return { id, status: 'failed', output: { reason } }
  }
}
