import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { makeReturn, type OwedRefund } from '../../../billing/server/returns-api.ts'
import { lockEngagement } from '../../../billing/server/index.ts'
import { candidateStates, getCandidateForHiring } from '../../../profiles/server/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { appointmentOf } from '../appointments.ts'
import { hasArrived, type Hire } from '../ports.ts'
import { lockEntry } from '../queries.ts'
import { pipelineEntries } from '../tables.ts'
import { goneHouseholds } from './gone-households.ts'
import { takeOut, takeOutOfHire } from './take-out.ts'
import { amountOf, notifyHousehold } from './notify-household.ts'

const batch = 100

/**
 * Ends what households have begun with candidates who can no longer be had: interviews to come are called off, selections taken back
 * with their orders, and of those whose account is closed hires before the arrival end, with the money. Of some candidates, as soon as
 * they are withdrawn; of all by a job, which finds what was cut off, and licences that end by themselves. Gives how many.
 */
export const endWithdrawn = (ctx: Context, candidateIds?: readonly number[]): Promise<number> =>
  endPairs(ctx, ({ isWithdrawn, hasLeft }) =>
    and(
      or(
        isAhead(ctx),
        eq(pipelineEntries.status, 'selected'),
        and(eq(pipelineEntries.status, 'hired'), hasLeft),
      ),
      isWithdrawn,
      candidateIds &&
        sql`${pipelineEntries.candidateId} = any(${sql.param([...candidateIds])}::bigint[])`,
    ),
  )

/** Calls off the interviews of households whose accounts are suspended or closed. */
export const endInterviewsOf = (ctx: Context, employerIds: readonly number[]): Promise<number> =>
  endPairs(ctx, () => and(isAhead(ctx), inArray(pipelineEntries.employerId, [...employerIds])))

const isAhead = (ctx: Context) =>
  and(eq(pipelineEntries.status, 'interview_scheduled'), gt(pipelineEntries.interviewAt, ctx.now))

/** One pair after the other, each in a transaction of its own: one that fails holds up no other. */
async function endPairs(
  asked: Context,
  conditionOf: (states: ReturnType<typeof candidateStates>) => SQL | undefined,
): Promise<number> {
  const ctx = { ...asked, actor: null }
  const states = candidateStates(ctx)
  const condition = conditionOf(states)
  const { employerId, candidateId } = pipelineEntries
  let ended = 0
  let after = { employerId: 0, candidateId: 0 }
  for (;;) {
    const beyond = sql`(${candidateId}, ${employerId}) > (${after.candidateId}, ${after.employerId})`
    const pairs = await ctx.db
      .select({ employerId, candidateId })
      .from(pipelineEntries)
      .innerJoin(states, eq(states.id, candidateId))
      .where(and(condition, beyond))
      .orderBy(asc(candidateId), asc(employerId))
      .limit(batch)
    for (const pair of pairs) if (await endSafely(ctx, pair)) ended += 1
    after = pairs.at(-1) ?? after
    if (pairs.length < batch) return ended
  }
}

async function endSafely(ctx: Context, pair: Hire): Promise<boolean> {
  try {
    const { isEnded, refund } = await transaction(ctx, (ctx) => end(ctx, pair))
    if (refund !== null) await makeReturn(ctx, refund)
    return isEnded
  } catch (error) {
    ctx.log.error(
      { ...pair, reason: reasonOf(error) },
      'what was begun with someone who left could not be ended',
    )
    return false
  }
}

interface Ended {
  isEnded: boolean
  refund: OwedRefund | null
}

/** Looked at again under the locks: she may be back, or the household may have moved on. */
async function end(ctx: Context, pair: Hire): Promise<Ended> {
  await lockEngagement(ctx, pair)
  const candidate = await getCandidateForHiring(ctx, pair.candidateId, 'update')
  const entry = await lockEntry(ctx, pair.employerId, pair.candidateId)
  const nothing = { isEnded: false, refund: null }
  if (!entry) return nothing
  const isHouseholdGone = (await goneHouseholds(ctx, [pair.employerId])).size > 0
  const { fullName: name } = candidate
  if (entry.status === 'interview_scheduled') {
    if (
      !(candidate.isWithdrawn || isHouseholdGone) ||
      entry.interviewAt === null ||
      entry.interviewAt <= ctx.now
    )
      return nothing
    await takeOut(ctx, entry, candidate)
    await notifyHousehold(ctx, pair, 'interview_called_off', {
      name,
      ...appointmentOf({ startsAt: entry.interviewAt }),
    })
    return { isEnded: true, refund: null }
  }
  if (entry.status === 'selected' && candidate.isWithdrawn) {
    await takeOut(ctx, entry, candidate)
    await notifyHousehold(ctx, pair, 'selection_ended', { name })
    return { isEnded: true, refund: null }
  }
  if (entry.status !== 'hired' || !candidate.hasLeft || (await hasArrived(ctx, pair)))
    return nothing
  const refund = await takeOutOfHire(ctx, pair, candidate)
  await notifyHousehold(ctx, pair, 'candidate_left_hire', { name, amount: amountOf(refund) })
  return { isEnded: true, refund }
}
