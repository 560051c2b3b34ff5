import { makeReturn } from '../../../billing/server/returns-api.ts'
import { lockEngagement } from '../../../billing/server/index.ts'
import { agencyOf } from '../../../agencies/server/index.ts'
import {
  candidateIdsOfUsers,
  type CandidateForHiring,
  getCandidateForHiring,
} from '../../../profiles/server/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import type {
  Leaving,
  LeavableState,
  withdraw as withdrawCall,
  withdrawForCandidate as forCandidateCall,
} from '../../leave-contract.ts'
import { hasArrived, type Hire } from '../ports.ts'
import { lockEntry } from '../queries.ts'
import { takeOut, takeOutOfHire } from './take-out.ts'
import { amountOf, notifyHousehold } from './notify-household.ts'
import { leaveRefusal, speakForRefusal } from '../policy.ts'

/** The worker leaves a household that has selected or hired her, as she saw it stand; of a hire until her arrival, and the household gets its money back. */
export async function withdrawOwn(
  ctx: SignedIn,
  { id, standing }: Parsed<typeof withdrawCall>,
): Promise<Leaving> {
  const candidateId =
    (await candidateIdsOfUsers(ctx, [ctx.actor.userId])).get(ctx.actor.userId) ?? -1
  return withdraw(ctx, { employerId: id, candidateId }, standing)
}

/** The same by her agency, for one who has no account of her own. */
export async function withdrawForCandidate(
  ctx: SignedIn,
  { id, household_id, standing }: Parsed<typeof forCandidateCall>,
): Promise<Leaving> {
  const { agency } = await agencyOf(ctx, 'editor')
  return withdraw(
    ctx,
    { employerId: household_id, candidateId: id },
    standing,
    ({ agencyId, userId }) => {
      if (agencyId !== agency.id) throw new AppError('NOT_FOUND')
      enforce(speakForRefusal({ userId }))
    },
  )
}

async function withdraw(
  ctx: SignedIn,
  pair: Hire,
  standing: LeavableState,
  check: (candidate: CandidateForHiring) => void = () => undefined,
): Promise<Leaving> {
  const refund = await transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, pair)
    const candidate = await getCandidateForHiring(ctx, pair.candidateId, 'update')
    check(candidate)
    const entry = await lockEntry(ctx, pair.employerId, pair.candidateId)
    if (!entry) throw new AppError('NOT_FOUND')
    const arrived = standing === 'hired' && (await hasArrived(ctx, pair))
    enforce(leaveRefusal(entry, standing, arrived))
    const refund = standing === 'hired' ? await takeOutOfHire(ctx, pair, candidate) : null
    if (standing === 'selected') await takeOut(ctx, entry, candidate)
    await audit(ctx, 'candidate.withdrew', `candidate:${pair.candidateId}`, {
      employerId: pair.employerId,
      from: standing,
    })
    const told = { name: candidate.fullName, amount: amountOf(refund) }
    await notifyHousehold(
      ctx,
      pair,
      standing === 'hired' ? 'candidate_left_hire' : 'candidate_left_selection',
      told,
    )
    await broadcastToUsers(ctx, ctx.actor.userId, 'interviews')
    return refund
  })
  if (refund !== null) await makeReturn(ctx, refund)
  return { household_id: pair.employerId, standing, money_returned: (refund?.amountMinor ?? 0) > 0 }
}
