import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { announceCase, tellSides } from './change-case.ts'
import { recruitmentCases, recruitmentSteps } from './tables.ts'

const batch = 200

/** Tells whoever must act that a step is overdue, once for each time it becomes so. */
export function tellOverdueSteps(ctx: Context): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const overdue = await ctx.db
      .select({ row: recruitmentCases, step: recruitmentSteps })
      .from(recruitmentSteps)
      .innerJoin(recruitmentCases, eq(recruitmentCases.id, recruitmentSteps.caseId))
      .where(
        and(
          inArray(recruitmentSteps.state, ['waiting', 'problem']),
          lt(recruitmentSteps.dueOn, qatarDate(ctx.now)),
          isNull(recruitmentSteps.overdueToldAt),
          eq(recruitmentCases.status, 'open'),
        ),
      )
      .orderBy(asc(recruitmentSteps.dueOn))
      .limit(batch)
      .for('update', { of: recruitmentSteps, skipLocked: true })
    for (const { row, step } of overdue) {
      await tellSides(ctx, row, { to: [step.actor], kind: 'recruitment_overdue', params: { step: step.key, due: step.dueOn ?? '' } })
      await announceCase(ctx, row)
      await ctx.db
        .update(recruitmentSteps)
        .set({ overdueToldAt: ctx.now })
        .where(and(eq(recruitmentSteps.caseId, step.caseId), eq(recruitmentSteps.key, step.key)))
    }
    return overdue.length
  })
}
