import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { householdNeeds } from './tables.ts'

/** What a household looks for. */
export const personalData: PersonalDataProvider = {
  name: 'needs',
  tables: { household_needs: 'erased' },
  async collect(ctx, { userId }) {
    const [needs] = await ctx.db
      .select()
      .from(householdNeeds)
      .where(eq(householdNeeds.employerId, userId))
    return { data: needs ?? null }
  },
  special: {
    stands: async (ctx, person) =>
      (await ctx.db.select().from(householdNeeds).where(namesChildren(person))).length > 0,
    async withdraw(ctx, person) {
      const changed = await ctx.db
        .update(householdNeeds)
        .set({ children: [], updatedAt: ctx.now })
        .where(namesChildren(person))
        .returning()
      if (changed.length > 0)
        await audit(ctx, 'needs.special_data_withdrawn', `user:${person.userId}`)
    },
  },
  async erase(ctx, { userId }) {
    await ctx.db.delete(householdNeeds).where(eq(householdNeeds.employerId, userId))
  },
}

const namesChildren = ({ userId }: Person) =>
  and(eq(householdNeeds.employerId, userId), ne(householdNeeds.children, []))
