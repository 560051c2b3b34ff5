import type { JobResult } from 'pg-boss'
import type { Context } from '../../platform/server/context.ts'
import type { EnqueuedJob, ScheduledJob } from '../../platform/server/jobs.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { beginRoot, runTraced } from '../../platform/server/tracing.ts'

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
    await runTraced(beginRoot(workOf(name, 1), ctx.requestId), () => run(ctx))
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
  resultOf(ctx, job, { id, data, number: retryCount + 1 }, (input) =>
    job.run(ctx, input, { number: retryCount + 1 }),
  )

/** The end of what has failed each time. */
export const runGiveUp = (
  ctx: Context,
  job: EnqueuedJob,
  { id, data, retryCount, sourceRetryCount }: Claimed & { sourceRetryCount: number | null },
): Promise<JobResult> =>
  resultOf(ctx, job, { id, data, number: retryCount + 1 }, async (input) =>
    job.giveUp?.(ctx, input, (sourceRetryCount ?? 0) + 1),
  )

async function resultOf(
  ctx: Context,
  { name }: EnqueuedJob,
  { id, data, number }: { id: string; data: object; number: number },
  work: (input: object) => Promise<unknown>,
): Promise<JobResult> {
  const { traceparent, ...input } = data as { traceparent?: string }
  try {
    const span = beginRoot(workOf(name, number), ctx.requestId, traceparent)
    await runTraced(span, () => work(input))
    return { id, status: 'completed' }
  } catch (error) {
    const reason = reasonOf(error)
    ctx.log.warn({ job: name, id, try: number, reason }, 'a try of a job failed')
    return { id, status: 'failed', output: { reason } }
  }
}

/** How a trace calls a try of a job. */
const workOf = (name: string, number: number) =>
  ({
    name: `job ${name}`,
    kind: 'consumer',
    attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name, try: number },
  }) as const
