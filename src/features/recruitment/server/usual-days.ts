import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Way } from '../choices.ts'
import type { Usual } from './forecast.ts'
import { recruitmentCases, recruitmentSteps, recruitmentTemplates } from './tables.ts'

/** Fewer than this say nothing about how long something takes. */
const fewest = 5
const yearMs = 365 * 86_400_000

/** How long the steps of a way took here in the last year: a quarter of them was faster, a quarter slower. Without those of which there are too few. */
export async function listUsualDays(ctx: Context, way: Way): Promise<Usual> {
  const { key, days, dueOn, doneAt, state, caseId } = recruitmentSteps
  const took = sql`greatest(0, (${doneAt} at time zone 'Asia/Qatar')::date - (${dueOn} - ${days}))`
  const quarter = (part: number) =>
    sql<number>`(percentile_disc(${part}::float8) within group (order by ${took}))::int`
  const rows = await ctx.db
    .select({ key, from: quarter(0.25), to: quarter(0.75) })
    .from(recruitmentSteps)
    .innerJoin(recruitmentCases, eq(recruitmentCases.id, caseId))
    .innerJoin(recruitmentTemplates, eq(recruitmentTemplates.id, recruitmentCases.templateId))
    .where(
      and(
        eq(recruitmentTemplates.way, way),
        ne(recruitmentCases.status, 'closed'),
        eq(state, 'done'),
        isNotNull(dueOn),
        gte(doneAt, new Date(ctx.now.getTime() - yearMs)),
      ),
    )
    .groupBy(key)
    .having(sql`count(*) >= ${fewest}`)
  return new Map(rows.map(({ key, from, to }) => [key, { from, to }]))
}
