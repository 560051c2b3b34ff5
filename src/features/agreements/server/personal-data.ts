import { and, eq, inArray, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import { liveStatuses } from '../choices.ts'
import { agreements } from './tables.ts'

/** What households asked and workers answered, from either side. */
export const personalData: PersonalDataProvider = {
  name: 'agreements',
  tables: {
    agreements: {
      kept: 'that terms were offered and what was answered, for the other side: ids, amounts and days; what was written freely goes',
    },
  },
  collect,
  erase,
}

async function ofPerson(ctx: Context, { userId, role }: Person) {
  const ids = rulesOf(role).hasRecord
    ? [...(await candidateIdsOfUsers(ctx, [userId])).values()]
    : []
  return or(eq(agreements.employerId, userId), inArray(agreements.candidateId, ids))
}

async function collect(ctx: Context, person: Person) {
  const rows = await ctx.db
    .select()
    .from(agreements)
    .where(await ofPerson(ctx, person))
  return { data: { agreements: rows } }
}

/** Words that somebody wrote go; what still waits is over. */
async function erase(ctx: Context, person: Person): Promise<void> {
  const theirs = await ofPerson(ctx, person)
  const rows = await ctx.db.select().from(agreements).where(theirs).for('update')
  for (const { id, terms, previousTerms } of rows)
    await ctx.db
      .update(agreements)
      .set({
        reason: null,
        terms: { ...terms, other_tasks: undefined },
        previousTerms: previousTerms && { ...previousTerms, other_tasks: undefined },
      })
      .where(eq(agreements.id, id))
  await ctx.db
    .update(agreements)
    .set({ status: 'ended', changedAt: ctx.now })
    .where(and(theirs, inArray(agreements.status, [...liveStatuses])))
  await ctx.db
    .update(agreements)
    .set({ answeredBy: null })
    .where(eq(agreements.answeredBy, person.userId))
}
