import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { folded, holdsWords, isNumber } from '../../../platform/server/paged.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { candidates } from './tables.ts'

interface Named {
  id: number
  name: string
  userId: number | null
}

/** The names of candidates and the accounts behind them, by id; one who was removed is not there. */
export async function nameCandidates(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: candidates.id, name: candidates.fullName, userId: candidates.userId })
    .from(candidates)
    .where(and(inArray(candidates.id, [...ids]), isNull(candidates.removedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of candidates whom a name or number means, as a part of another query. */
export const candidatesCalled = ({ db }: Pick<Context, 'db'>, q: string) =>
  db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        isNull(candidates.removedAt),
        or(
          holdsWords(folded(sql`${candidates.fullName}`), q),
          isNumber(candidates.phoneNumber, q),
          /^\d{1,12}$/.test(q) ? eq(candidates.id, Number(q)) : undefined,
          inArray(candidates.userId, usersCalled({ db }, q)),
        ),
      ),
    )

/** A candidate's name as searches compare it, by the column of another query that holds her id. */
export const foldedNameOf = (id: Column): SQL =>
  sql`(select folded(${candidates.fullName}) from ${candidates} where ${candidates.id} = ${id})`
