import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import {
  savedSearches,
  searchChanges,
  searchedCandidates,
  searchFinds,
  searchStops,
} from './tables.ts'

/** A household's saved searches, and what they know of a worker. */
export const personalData: PersonalDataProvider = {
  name: 'searches',
  tables: {
    saved_searches: 'erased',
    search_finds: 'erased',
    search_stops: 'erased',
    searched_candidates: 'erased',
    search_changes: 'erased',
  },
  async collect(ctx, person) {
    const ids = await recordOf(ctx, person)
    return {
      data: {
        saved: await ctx.db
          .select()
          .from(savedSearches)
          .where(eq(savedSearches.employerId, person.userId)),
        seen: await ctx.db
          .select()
          .from(searchedCandidates)
          .where(inArray(searchedCandidates.candidateId, ids)),
      },
    }
  },
  async erase(ctx, person) {
    const ids = await recordOf(ctx, person)
    await ctx.db.delete(savedSearches).where(eq(savedSearches.employerId, person.userId))
    await ctx.db.delete(searchStops).where(eq(searchStops.employerId, person.userId))
    for (const table of [searchFinds, searchedCandidates, searchChanges])
      await ctx.db.delete(table).where(inArray(table.candidateId, ids))
  },
}

const recordOf = async (ctx: Context, { userId }: Person): Promise<number[]> => [
  ...(await candidateIdsOfUsers(ctx, [userId])).values(),
]
