import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { getUser } from '../../../accounts/server/index.ts'
import { listSessionsOf } from '../../../accounts/server/sign-in-api.ts'
import { presentAccount } from '../../../accounts/server/own-account-api.ts'
import { findAgencyOf } from '../../../agencies/server/index.ts'
import { sumOrdersOf } from '../../../billing/server/money-api.ts'
import { candidateIdsOfUsers } from '../../../profiles/server/index.ts'
import { countCasesOf } from '../../../recruitment/server/index.ts'
import type { UserRecord } from '../../users-contract.ts'

/** One account as operators see it; that it was looked at is written down. */
export async function viewUser(ctx: SignedIn, id: number): Promise<UserRecord> {
  const user = await getUser(ctx, id)
  const [account, sessions, candidateIds, membership, orders, cases] = await Promise.all([
    presentAccount(ctx, user),
    listSessionsOf(ctx, id),
    candidateIdsOfUsers(ctx, [id]),
    findAgencyOf(ctx, id),
    sumOrdersOf(ctx, id),
    countCasesOf(ctx, id),
  ])
  await audit(ctx, 'user.viewed', `user:${id}`)
  return {
    account,
    sessions,
    candidate_id: candidateIds.get(id) ?? null,
    agency_id: membership?.agency.id ?? null,
    orders,
    cases,
  }
}
