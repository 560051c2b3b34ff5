import type { NextStep, Pair } from '../../billing/server/ports.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { StepKey } from '../choices.ts'
import { listOpenSteps, openCaseOf } from './queries.ts'
import { recruitmentCases } from './tables.ts'

/** What is to be done next for a hire: the household's own turn first, otherwise whoever's it is. */
export async function nextStepOf(
  ctx: Context,
  pair: Pair,
  nameOf: (step: StepKey) => string,
): Promise<NextStep | null> {
  const [row] = await ctx.db.select().from(recruitmentCases).where(openCaseOf(pair))
  if (!row) return null
  const open = (await listOpenSteps(ctx, [row.id])).get(row.id) ?? []
  const step = open.find(({ actor }) => actor === 'household') ?? open[0]
  return step === undefined
    ? null
    : {
        label: nameOf(step.key),
        due_on: step.dueOn,
        is_yours: step.actor === 'household',
        path: `/dashboard/recruitments/${pair.candidateId}`,
      }
}
