import { and, asc, gt, inArray, ne, or, like, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { noteChanges } from './match-changes.ts'
import { savedSearches, searchedCandidates } from './tables.ts'

/** So many are looked at in one statement. */
const atOnce = 5000

/**
 * Whoever has had a birthday since the saved searches saw her last has changed, though nobody wrote to her record: of what a query may ask
 * only years of age follow the days. Nobody is looked at while no search asks for them.
 */
export async function followBirthdays(ctx: Context): Promise<void> {
  if (!(await isAgeAsked(ctx))) return
  for (let after = 0; ;) {
    const { last, ids } = await transaction(ctx, (ctx) => older(ctx, after))
    if (ids.length > 0) await transaction(ctx, (ctx) => noteChanges(ctx, { candidateIds: ids }))
    if (last === null) return
    after = last
  }
}

async function isAgeAsked(ctx: Context): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        ne(savedSearches.when, 'never'),
        or(like(savedSearches.query, '%age\\_min=%'), like(savedSearches.query, '%age\\_max=%')),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Of some of those who were seen, who is older today; and the last of them, null at the end. */
async function older(ctx: Context, after: number): Promise<{ last: number | null; ids: number[] }> {
  const { candidateId, known, seenOn } = searchedCandidates
  const part = await ctx.db
    .select({ candidateId })
    .from(searchedCandidates)
    .where(gt(candidateId, after))
    .orderBy(asc(candidateId))
    .limit(atOnce)
  const born = sql`(${known} ->> 'dateOfBirth')::date`
  const yearsOn = (day: unknown) => sql`extract(year from age(${day}::date, ${born}))`
  const rows = await ctx.db
    .select({ candidateId })
    .from(searchedCandidates)
    .where(
      and(
        inArray(
          candidateId,
          part.map((row) => row.candidateId),
        ),
        sql`${yearsOn(seenOn)} < ${yearsOn(qatarDate(ctx.now))}`,
      ),
    )
  return {
    last: part.length < atOnce ? null : part.at(-1)!.candidateId,
    ids: rows.map((row) => row.candidateId),
  }
}
