import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { agencySupply, candidates } from './tables.ts'

/** Joins a record with what its agency shows. */
export const isOwnAgency = eq(agencySupply.agencyId, candidates.agencyId)

/** Her account is closed. */
export const hasLeft = sql<boolean>`${candidates.withdrawnAt} is not null`

/** Suspended, leaving with her account, taken off her agency's list, against being shown by it, or supplied by an agency that may not supply today: nobody can begin anything with her. Of a query that joins `agencySupply`. */
export const isWithdrawn = (now: Date): SQL<boolean> =>
  sql<boolean>`(${or(
    isNotNull(candidates.suspendedAt),
    isNotNull(candidates.removedAt),
    isNotNull(candidates.withdrawnAt),
    isNotNull(candidates.erasedAt),
    isNotNull(candidates.objectedAt),
    and(
      isNotNull(candidates.agencyId),
      or(isNull(agencySupply.suppliesUntil), lt(agencySupply.suppliesUntil, qatarDate(now))),
    ),
  )})`

/** Who can no longer be had, as a part of another query. */
export const candidateStates = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  db
    .select({
      id: candidates.id,
      isWithdrawn: isWithdrawn(now).as('is_withdrawn'),
      hasLeft: hasLeft.as('has_left'),
    })
    .from(candidates)
    .leftJoin(agencySupply, isOwnAgency)
    .as('candidate_states')

/** The ids of an agency's records, as a part of another query: all, or those that their workers don't keep themselves. */
export const recordsOfAgency = (
  { db }: Pick<Context, 'db'>,
  agencyId: number,
  which: 'all' | 'unclaimed',
): SQL =>
  sql`${db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.agencyId, agencyId),
        which === 'unclaimed' ? isNull(candidates.userId) : undefined,
      ),
    )}`

/** The people of an agency's records, but for those that are erased, to be joined by another query. */
export const candidatesOfAgency = ({ db }: Pick<Context, 'db'>, agencyId: number) =>
  db
    .select({ id: candidates.id, fullName: candidates.fullName, userId: candidates.userId })
    .from(candidates)
    .where(and(eq(candidates.agencyId, agencyId), isNull(candidates.erasedAt)))
    .as('candidates_of_agency')
