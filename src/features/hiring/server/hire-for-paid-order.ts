import type { Hire } from '../../billing/server/ports.ts'
import { getCandidateForHiring, markHired } from '../../profiles/server/index.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { hireCreated } from './ports.ts'
import { storeTransition } from './move-candidate.ts'
import { lockEntry } from './queries.ts'
import { notifyOtherHouseholds } from './notify-households.ts'
import { hireRefusal } from './policy.ts'

/** Turns a paid order into the hire, in the transaction of the settlement; throws CANDIDATE_UNAVAILABLE when someone else was first. */
export async function hireForPaidOrder(
  ctx: Context,
  { employerId, candidateId }: Hire,
): Promise<void> {
  // Her row decides between households that pay at the same moment: the second waits here and finds her hired.
  const candidate = await getCandidateForHiring(ctx, candidateId, 'update')
  const entry = await lockEntry(ctx, employerId, candidateId)
  const from = entry?.status ?? 'available'
  enforce(hireRefusal(candidate, entry))
  await storeTransition(ctx, {
    employerId,
    candidateId,
    entry,
    from,
    to: 'hired',
    transition: 'hire',
    details: { hireDate: qatarDate(ctx.now) },
  })
  await markHired(ctx, candidateId)
  await notifyOtherHouseholds(ctx, { employerId, candidateId })
  await publish(ctx, hireCreated, { employerId, candidateId })
}
