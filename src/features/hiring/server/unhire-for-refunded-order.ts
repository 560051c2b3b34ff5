import { openOrder } from '../../billing/server/index.ts'
import type { Hire } from '../../billing/server/ports.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { getCandidateForHiring, markAvailable } from '../../profiles/server/index.ts'
import { destination } from '../contract.ts'
import { hireReverted } from './ports.ts'
import { storeTransition } from './move-candidate.ts'
import { lockEntry } from './queries.ts'
import { notifyOtherHouseholds } from './notify-households.ts'

/** Takes a hire back to selected, in the transaction of a whole refund: she is free again, and the selection has an order again. */
export async function unhireForRefundedOrder(
  ctx: Context,
  { employerId, candidateId }: Hire,
): Promise<void> {
  await getCandidateForHiring(ctx, candidateId, 'update')
  const entry = await lockEntry(ctx, employerId, candidateId)
  const from = entry?.status ?? 'available'
  const to = destination('unhire', from)
  if (to === null) return
  await storeTransition(ctx, {
    employerId,
    candidateId,
    entry,
    from,
    to,
    transition: 'unhire',
    details: { hireDate: null },
  })
  await markAvailable(ctx, candidateId)
  await notifyOtherHouseholds(ctx, { employerId, candidateId })
  await openOrder(ctx, { employerId, candidateId })
  await publish(ctx, hireReverted, { employerId, candidateId })
}
