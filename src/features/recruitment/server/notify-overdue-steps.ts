import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { inBatches } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { broadcastCase, notifyParties } from './change-case.ts'
import { recruitmentCases, recruitmentSteps } from './tables.ts'

/** Tells whoever must act that a step is overdue, once for each time it becomes so; gives how many cases were told of. */
export const notifyOverdueSteps = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'an overdue step could not be told of',
    due: (afterId, most) =>
      ctx.db
        .selectDistinct({ id: recruitmentSteps.caseId })
        .from(recruitmentSteps)
        .innerJoin(recruitmentCases, eq(recruitmentCases.id, recruitmentSteps.caseId))
        .where(and(isOverdue(ctx), gt(recruitmentSteps.caseId, afterId)))
        .orderBy(asc(recruitmentSteps.caseId))
        .limit(most),
    each: ({ id }) => transaction(ctx, (ctx) => notifyOfCase(ctx, id)),
  })

const isOverdue = (ctx: Context) =>
  and(
    inArray(recruitmentSteps.state, ['waiting', 'problem']),
    lt(recruitmentSteps.dueOn, qatarDate(ctx.now)),
    isNull(recruitmentSteps.overdueToldAt),
    eq(recruitmentCases.status, 'open'),
  )

async function notifyOfCase(ctx: Context, caseId: number): Promise<void> {
  const overdue = await ctx.db
    .select({ row: recruitmentCases, step: recruitmentSteps })
    .from(recruitmentSteps)
    .innerJoin(recruitmentCases, eq(recruitmentCases.id, recruitmentSteps.caseId))
    .where(and(isOverdue(ctx), eq(recruitmentSteps.caseId, caseId)))
    .orderBy(asc(recruitmentSteps.dueOn))
    .for('update', { of: recruitmentSteps, skipLocked: true })
  for (const { row, step } of overdue) {
    await notifyParties(ctx, row, {
      to: [step.actor],
      kind: 'recruitment_overdue',
      params: { step: step.key, due: step.dueOn ?? '' },
    })
    await broadcastCase(ctx, row)
    await ctx.db
      .update(recruitmentSteps)
      .set({ overdueToldAt: ctx.now })
      .where(and(eq(recruitmentSteps.caseId, step.caseId), eq(recruitmentSteps.key, step.key)))
  }
}
