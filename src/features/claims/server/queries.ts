import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { AppError, refuse } from '../../../platform/shared/errors.ts'
import { getUser } from '../../accounts/server/index.ts'
import {
  type ShownAgency,
  isOwnAgency,
  agencySupply,
  type CandidateRow,
  candidates,
} from '../../profiles/server/record-api.ts'
import { noAgencyToLeave } from './policy.ts'

export interface ManagedRecord {
  candidate: CandidateRow
  agency: ShownAgency & { agencyId: number }
}

/** More agencies than this hold nobody's number in earnest. */
const offersMax = 20

/** What agencies keep under a number and nobody has claimed. Whoever asks has confirmed the number; whoever applied as an agency and was not yet approved can't reach her so. */
const unclaimed = (phoneNumber: string) =>
  and(
    eq(candidates.phoneNumber, phoneNumber),
    isNull(candidates.userId),
    isNull(candidates.removedAt),
    eq(agencySupply.wasApproved, true),
  )

const shown = {
  agencyId: agencySupply.agencyId,
  name: agencySupply.name,
  licenceNumber: agencySupply.licenceNumber,
}

const withAgency = (ctx: Context) =>
  ctx.db
    .select({ candidate: candidates, agency: shown })
    .from(candidates)
    .innerJoin(agencySupply, isOwnAgency)

/** The unclaimed records under the number of the job seeker who asks. */
export async function listUnclaimed(ctx: SignedIn): Promise<ManagedRecord[]> {
  const { phoneNumber } = await getUser(ctx, ctx.actor.userId)
  return withAgency(ctx).where(unclaimed(phoneNumber)).orderBy(asc(candidates.id)).limit(offersMax)
}

/** One of them; any other is not there. Locked when it will be changed. */
export async function getUnclaimed(
  ctx: SignedIn,
  id: number,
  lock = false,
): Promise<ManagedRecord> {
  const { phoneNumber } = await getUser(ctx, ctx.actor.userId)
  const query = withAgency(ctx).where(and(eq(candidates.id, id), unclaimed(phoneNumber)))
  const [found] = await (lock ? query.for('no key update', { of: candidates }) : query)
  if (!found) throw new AppError('NOT_FOUND', { message: 'claimNotFound' })
  return found
}

/** All that an agency keeps under a number and nobody has claimed, locked; also what it has just removed, and may bring back. */
export const listUnderNumber = (
  ctx: Context,
  agencyId: number,
  phoneNumber: string,
): Promise<CandidateRow[]> =>
  ctx.db
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.agencyId, agencyId),
        eq(candidates.phoneNumber, phoneNumber),
        isNull(candidates.userId),
      ),
    )
    .orderBy(asc(candidates.id))
    .for('no key update')

/** The agency that keeps a record; null for one that the worker keeps alone. */
export async function findManagingAgency(
  ctx: Context,
  { agencyId }: CandidateRow,
): Promise<ShownAgency | null> {
  if (agencyId === null) return null
  const [row] = await ctx.db
    .select(shown)
    .from(agencySupply)
    .where(eq(agencySupply.agencyId, agencyId))
  return row ?? null
}

/** Her own record with the agency that keeps it, if one does; locked. */
export async function getOwnManaged(ctx: SignedIn): Promise<ManagedRecord> {
  const [found] = await withAgency(ctx)
    .where(and(eq(candidates.userId, ctx.actor.userId), isNotNull(candidates.agencyId)))
    .for('no key update', { of: candidates })
  if (!found) refuse(noAgencyToLeave)
  return found
}
