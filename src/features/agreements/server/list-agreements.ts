import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { rulesOf } from '../../accounts/role-rules.ts'
import { agencyOf } from '../../agencies/server/index.ts'
import { candidateIdsOfUsers, recordsOfAgency } from '../../profiles/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Agreement } from '../contract.ts'
import { presentAgreements } from './present.ts'
import { listLast } from './queries.ts'
import { agreements } from './tables.ts'

/** What the asker has asked or was asked: of each pair the last, newest first. */
export const listAgreements = async (ctx: SignedIn): Promise<Agreement[]> =>
  presentAgreements(ctx, await listLast(ctx, await ofAsker(ctx)))

async function ofAsker(ctx: SignedIn): Promise<SQL> {
  const { userId, role } = ctx.actor
  if (rulesOf(role).hires) return eq(agreements.employerId, userId)
  if (rulesOf(role).supplies) {
    const { agency } = await agencyOf(ctx, 'viewer')
    return sql`${agreements.candidateId} in ${recordsOfAgency(ctx, agency.id, 'all')}`
  }
  const own = await candidateIdsOfUsers(ctx, [userId])
  return inArray(agreements.candidateId, [...own.values()])
}
