import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { folded, holdsWords, isNumber } from '../../../platform/server/paged.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { candidateDocuments, candidates } from './tables.ts'

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

/** Whose papers these are, by the paper. */
export async function ownersOfPapers(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: candidateDocuments.id, candidateId: candidateDocuments.candidateId })
    .from(candidateDocuments)
    .where(inArray(candidateDocuments.id, [...ids]))
  return new Map(rows.map(({ id, candidateId }) => [id, candidateId]))
}

/** The ids of candidates whom a name or number means, and of their papers, as parts of another query. */
export function candidatesCalled({ db }: Context, q: string): { people: SQL; papers: SQL } {
  const called = or(
    holdsWords(folded(sql`${candidates.fullName}`), q),
    isNumber(candidates.phoneNumber, q),
    /^\d{1,12}$/.test(q) ? eq(candidates.id, Number(q)) : undefined,
    inArray(candidates.userId, usersCalled({ db }, q)),
  )
  const people = db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(isNull(candidates.removedAt), called))
  const papers = db
    .select({ id: candidateDocuments.id })
    .from(candidateDocuments)
    .where(inArray(candidateDocuments.candidateId, people))
  return { people: sql`${people}`, papers: sql`${papers}` }
}

/** A candidate's name as searches compare it, by the column of another query that holds her id. */
export const foldedNameOf = (id: Column): SQL =>
  sql`(select folded(${candidates.fullName}) from ${candidates} where ${candidates.id} = ${id})`
