import { eq } from 'drizzle-orm'
import type { PersonalDataKeeper } from '../../../platform/server/personal-data.ts'
import { householdNeeds } from './tables.ts'

/** What a household looks for. */
export const personalData: PersonalDataKeeper = {
  name: 'needs',
  tables: { household_needs: 'erased' },
  async collect(ctx, { userId }) {
    const [needs] = await ctx.db.select().from(householdNeeds).where(eq(householdNeeds.employerId, userId))
    return { data: needs ?? null }
  },
  async erase(ctx, { userId }) {
    await ctx.db.delete(householdNeeds).where(eq(householdNeeds.employerId, userId))
  },
}
