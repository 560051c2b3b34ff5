import { and, desc, eq } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import { findAgreed } from '../../agreements/server/index.ts'
import type { NextStep, Pair } from '../../billing/server/ports.ts'
import type { OpenCase, OwnCase } from '../../hiring/server/ports.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { StepKey } from '../choices.ts'
import { findOffer } from './offer-queries.ts'
import { answerOfferRefusal } from './policy.ts'
import { listOpenSteps, listSteps, openCaseOf } from './queries.ts'
import { isMadeByItself } from './settle-steps.ts'
import { type CaseRow, recruitmentCases, type StepRow } from './tables.ts'

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
  return nextAmong(await pastMadeLetter(ctx, row, open), pair.candidateId, nameOf)
}

/** While the letter of what both have agreed to is being made, what waits for it is next. */
async function pastMadeLetter(
  ctx: Context,
  row: CaseRow,
  open: readonly StepRow[],
): Promise<readonly StepRow[]> {
  const letter = open.find((step) => isMadeByItself(step, { isAgreed: true }))
  if (letter === undefined) return open
  const isAgreed = (await findOffer(ctx, row.id)) === null && (await findAgreed(ctx, row)) !== null
  if (!isAgreed) return open
  const steps = await listSteps(ctx, row.id)
  return [
    ...open.filter((step) => step !== letter),
    ...steps.filter(({ waitsFor }) => waitsFor.includes(letter.key)),
  ]
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

/** A worker's newest recruitment that goes on, as she sees it. */
export async function findOwnOpenCase(
  ctx: Context,
  workerId: number,
  nameOf: NameOf,
): Promise<OwnCase | null> {
  const [row] = await ctx.db
    .select()
    .from(recruitmentCases)
    .where(and(eq(recruitmentCases.workerId, workerId), eq(recruitmentCases.status, 'open')))
    .orderBy(desc(recruitmentCases.id))
    .limit(1)
  if (!row) return null
  const offer = await findOffer(ctx, row.id)
  const open = (await listOpenSteps(ctx, [row.id])).get(row.id) ?? []
  const offerWaits = offer !== null && answerOfferRefusal(row, offer) === null
  return {
    household: (await getUserNames(ctx, [row.employerId])).get(row.employerId) ?? '',
    offerWaits,
    steps: open.map(({ key, dueOn, actor, needs }) => ({
      label: nameOf(key),
      due_on: dueOn,
      // A letter of ours is answered by her code, not by a paper.
      is_yours: actor === 'worker' && !(offerWaits && key === 'offer_answer'),
      needs_paper: needs.length > 0,
    })),
  }
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
