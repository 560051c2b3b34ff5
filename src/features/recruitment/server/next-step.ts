import { and, eq } from 'drizzle-orm'
import type { NextStep, Pair } from '../../billing/server/ports.ts'
import type { OpenCase } from '../../hiring/server/ports.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { StepKey } from '../choices.ts'
import { listOpenSteps, openCaseOf } from './queries.ts'
import { recruitmentCases, type StepRow } from './tables.ts'

type NameOf = (step: StepKey) => string

/** What is to be done next for a hire: the household's own turn first, otherwise whoever's it is. */
export async function nextStepOf(
  ctx: Context,
  pair: Pair,
  nameOf: NameOf,
): Promise<NextStep | null> {
  const [row] = await ctx.db.select().from(recruitmentCases).where(openCaseOf(pair))
  if (!row) return null
  const open = (await listOpenSteps(ctx, [row.id])).get(row.id) ?? []
  return nextAmong(open, pair.candidateId, nameOf)
}

/** A household's hires that are on their way, each with what is next. */
export async function listOpenCases(
  ctx: Context,
  employerId: number,
  nameOf: NameOf,
): Promise<OpenCase[]> {
  const rows = await ctx.db
    .select()
    .from(recruitmentCases)
    .where(and(eq(recruitmentCases.employerId, employerId), eq(recruitmentCases.status, 'open')))
  const open = await listOpenSteps(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, candidateId }) => ({
    candidateId,
    next: nextAmong(open.get(id) ?? [], candidateId, nameOf),
  }))
}

function nextAmong(open: readonly StepRow[], candidateId: number, nameOf: NameOf): NextStep | null {
  const step = open.find(({ actor }) => actor === 'household') ?? open[0]
  return step === undefined
    ? null
    : {
        label: nameOf(step.key),
        due_on: step.dueOn,
        is_yours: step.actor === 'household',
        path: `/dashboard/recruitments/${candidateId}`,
      }
}
