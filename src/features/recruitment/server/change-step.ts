import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import type { StepMove, StepState } from '../choices.ts'
import type { moveRecruitment as moveRecruitmentCall } from '../contract.ts'
import { changeCase } from './change-case.ts'
import { actRefusal, changeRefusal, papersRefusal, stageRefusal, stepRefusal } from './policy.ts'
import { type CaseOf, getCase, listOpenSteps, listSteps, type Seen } from './queries.ts'
import { moved } from './settle-steps.ts'
import { stagesOf } from './present.ts'
import type { CaseRow } from './tables.ts'

/** A locked case on which something may still be done. */
export async function lockRunningCase(ctx: SignedIn, of: CaseOf): Promise<Seen> {
  const seen = await getCase(ctx, of, { lock: true })
  enforce(changeRefusal(seen.row))
  return seen
}

interface Change {
  step: string
  state: 'waiting' | 'done' | 'problem'
  note?: string | undefined
}

/** Finishes a step, reports a problem with it, or goes on after one. */
export function changeStep(ctx: SignedIn, of: CaseOf, change: Change): Promise<Seen> {
  return transaction(ctx, async (ctx) => {
    const { row, side } = await lockRunningCase(ctx, of)
    await changeCase(ctx, row, (steps, proof) =>
      steps.map((step) => {
        if (step.key !== change.step) return step
        enforce(actRefusal(side, row, step))
        if (change.state === 'problem' && change.note === undefined)
          throw invalid('note', 'problemNeedsNote')
        const move = moveTo(change.state, step.state)
        enforce(stepRefusal(side, row, step, move, proof))
        const note = change.state === 'problem' ? (change.note ?? null) : null
        return moved(step, move, ctx.now, ctx.actor.userId, note) ?? step
      }),
    )
    await expectStep(ctx, row, change.step)
    return getCase(ctx, of)
  })
}

const moveTo = (state: Change['state'], from: StepState): StepMove =>
  state === 'done'
    ? 'finish'
    : state === 'problem'
      ? 'report'
      : from === 'done'
        ? 'reopen'
        : 'resume'

async function expectStep(ctx: SignedIn, row: CaseRow, key: string): Promise<void> {
  if (!(await listSteps(ctx, row.id)).some((step) => step.key === key))
    throw new AppError('NOT_FOUND', { message: 'noSuchStep' })
}

/** PATCH of the household: one step, or the whole present stage and on to the next. */
export function moveRecruitment(
  ctx: SignedIn,
  input: Parsed<typeof moveRecruitmentCall>,
): Promise<Seen> {
  const of = { candidateId: input.candidate_id }
  const { step, state, note, stage } = input
  if (step !== undefined && state !== undefined) return changeStep(ctx, of, { step, state, note })
  if (stage === undefined) throw invalid(step === undefined ? 'stage' : 'state', 'required')
  return transaction(ctx, async (ctx) => {
    const { row } = await lockRunningCase(ctx, of)
    const present = stagesOf(row, (await listOpenSteps(ctx, [row.id])).get(row.id) ?? [])
    if (present.includes(stage)) return getCase(ctx, of)
    await changeCase(ctx, row, (steps, proof) =>
      steps.map((one) => {
        if (one.stage !== present[0] || (one.state !== 'waiting' && one.state !== 'problem'))
          return one
        enforce(papersRefusal(one, proof))
        return moved(one, 'finish', ctx.now, ctx.actor.userId) ?? one
      }),
    )
    const seen = await getCase(ctx, of)
    const reached = stagesOf(seen.row, (await listOpenSteps(ctx, [row.id])).get(row.id) ?? [])
    enforce(stageRefusal(reached, stage))
    return seen
  })
}
