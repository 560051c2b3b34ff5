import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { candidates } from './tables.ts'

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

/** A candidate's name as searches compare it, by the column of another query that holds her id. */
export const foldedNameOf = (id: Column): SQL =>
  sql`(select folded(${candidates.fullName}) from ${candidates} where ${candidates.id} = ${id})`
