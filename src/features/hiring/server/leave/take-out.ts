import { type OwedRefund, returnHire } from '../../../billing/server/returns-api.ts'
import { closeOrder, lockEngagement } from '../../../billing/server/index.ts'
import type { CandidateForHiring } from '../../../profiles/server/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { enforce, refuse } from '../../../../platform/shared/errors.ts'
import { destination, type Transition } from '../../transitions.ts'
import { keepAppointment } from '../appointments.ts'
import type { Hire } from '../ports.ts'
import { notFrom, standingRefusal } from '../policy.ts'
import { cleared, storeTransition, unselected } from '../move-candidate.ts'
import { lockEntry } from '../queries.ts'
import type { PipelineEntryRow } from '../tables.ts'
import { unhireForRefundedOrder } from '../unhire-for-refunded-order.ts'

/** Takes a candidate out of what a household has begun with her, back to its list; of an interview that is called off she is told. */
export async function takeOut(
  ctx: Context,
  entry: PipelineEntryRow,
  candidate: Pick<CandidateForHiring, 'userId'>,
): Promise<void> {
  const { employerId, candidateId, status: from } = entry
  const isInterviewed = from === 'selected' && entry.selectionType === 'Interview'
  const transition: Transition = isInterviewed ? 'withdrawInterviewed' : 'withdraw'
  const to = destination(transition, from)
  if (to === null) refuse(notFrom(from))
  const details = isInterviewed ? { ...unselected, interviewStatus: 'completed' as const } : cleared
  const moved = await storeTransition(ctx, {
    employerId,
    candidateId,
    entry,
    from,
    to,
    transition,
    details,
  })
  if (from === 'selected') await closeOrder(ctx, { employerId, candidateId })
  await keepAppointment(ctx, { employerId, candidateId, candidateUserId: candidate.userId }, moved)
}

/** Ends a hire that did not come to an arrival: all that is left of the money is owed back, and she is out of the selection too. */
export async function takeOutOfHire(
  ctx: Context,
  hire: Hire,
  candidate: Pick<CandidateForHiring, 'userId'>,
): Promise<OwedRefund | null> {
  await lockEngagement(ctx, hire)
  const refund = await returnHire(ctx, hire, 'the worker withdrew before her arrival')
  if (refund === null) await unhireForRefundedOrder(ctx, { id: 0, ...hire })
  const entry = await lockEntry(ctx, hire.employerId, hire.candidateId)
  enforce(standingRefusal(entry, 'selected'))
  if (entry) await takeOut(ctx, entry, candidate)
  return refund
}
