import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import * as billing from '../../../billing/server/mandates-api.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { declineMandate as declineCall, Mandate } from '../../services-contract.ts'
import { agencyOf, type Membership } from '../agency-of.ts'
import { listMemberIds } from '../people.ts'
import { memberRefusal } from '../policy.ts'

/** The topic of the screens that show mandates. */
const topic = 'mandates'

/** Whom households asked the asker's agency to bring. */
export const listMandates = async (ctx: SignedIn): Promise<Mandate[]> =>
  present(ctx, await agencyOf(ctx, 'viewer'))

/** Won't bring someone. */
export async function declineMandate(
  ctx: SignedIn,
  { id, reason }: Parsed<typeof declineCall>,
): Promise<Mandate[]> {
  const found = await agencyOf(ctx, 'editor')
  await billing.declineMandate(ctx, { id, agencyId: found.agency.id, reason })
  return present(ctx, found)
}

async function present(ctx: SignedIn, { agency, role }: Membership): Promise<Mandate[]> {
  const mayAct = memberRefusal({ role }, 'editor') === null
  return (await billing.listMandates(ctx, agency.id)).map((one) => ({
    id: one.id,
    candidate: {
      id: one.candidate.id,
      full_name: one.candidate.name,
      nationality: one.candidate.nationality,
      position: one.candidate.position,
    },
    household: one.household,
    paid: one.isPaid,
    fee: fromMinor(one.feeMinor),
    days: one.days,
    currency: one.currency,
    chosen_at: one.chosenAt.toISOString(),
    ended: one.endedBecause,
    reason: one.reason,
    can_decline: mayAct && one.endedBecause === null,
  }))
}

/** Tells an agency that it is asked to bring somebody, or no longer is; what it did itself it knows. */
export async function notifyAgencies(
  ctx: Context,
  {
    hire,
    before,
    after,
    because,
  }: {
    hire: { candidateId: number }
    before: number | null
    after: number | null
    because: string
  },
): Promise<void> {
  const name = (await describeCandidates(ctx, [hire.candidateId])).get(hire.candidateId)?.full_name
  const notifyOne = async (agencyId: number, kind: string) => {
    const people = await listMemberIds(ctx, agencyId)
    for (const userId of people)
      if (userId !== ctx.actor?.userId)
        await notify(ctx, { userId, kind, params: { name: name ?? '' }, path: '/agency/services' })
    await broadcastToUsers(ctx, people, topic)
  }
  if (before !== null && because !== 'declined') await notifyOne(before, 'mandate_ended')
  if (after !== null) await notifyOne(after, 'mandate_given')
}
