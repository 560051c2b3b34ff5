import { and, eq } from 'drizzle-orm'
import {
  type CandidateForRecruitment,
  getCandidateForRecruitment,
} from '../../profiles/server/index.ts'
import { findAgreed } from '../../agreements/server/index.ts'
import { findChosenAgency } from '../../billing/server/mandates-api.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Way } from '../choices.ts'
import { templateSteps } from '../template-contract.ts'
import { broadcastCase, notifyParties, parties, toCandidateSide, turnsOf } from './change-case.ts'
import { visaCentreCountries } from './offer-queries.ts'
import { getTemplate, openCaseOf } from './queries.ts'
import { withAgencyFirst } from './agency-step.ts'
import { isMadeByItself, type Proof, settleSteps } from './settle-steps.ts'
import {
  type CaseRow,
  recruitmentCases,
  recruitmentOffers,
  recruitmentSteps,
  type StepRow,
} from './tables.ts'

interface Hire {
  employerId: number
  candidateId: number
}

/** Opens the case of a hire, in its transaction: the steps are copied, so that a later version of the template changes nothing of it. */
export async function openCase(
  ctx: Context,
  { employerId, candidateId }: Hire,
  hiredAt = ctx.now,
): Promise<void> {
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const template = await getTemplate(ctx, await wayOf(ctx, candidate))
  const agencyId = candidate.agencyId ?? (await findChosenAgency(ctx, { employerId, candidateId }))
  const [row] = await ctx.db
    .insert(recruitmentCases)
    .values({
      employerId,
      candidateId,
      workerId: candidate.userId,
      agencyId,
      templateId: template.id,
      status: 'open',
      openedAt: hiredAt,
    })
    .returning()
  if (!row) throw new Error('no case was written')
  const isAgreed = (await findAgreed(ctx, row)) !== null
  const proof: Proof = {
    papers: [],
    isOfferAccepted: false,
    isAgreed,
    hasAgency: agencyId !== null,
  }
  const copied = withAgencyFirst(stepsOf(template.steps, candidate), candidate).map((step) => ({
    ...step,
    caseId: row.id,
  }))
  const steps = settleSteps(copied, proof, ctx.now, ctx.actor?.userId ?? null)
  await ctx.db.insert(recruitmentSteps).values(steps)
  const begun = steps.filter(({ state }) => state === 'waiting')
  const subject = {
    employerId,
    candidateId,
    template: template.id,
    begun: begun.map(({ key }) => key),
  }
  await audit(ctx, 'recruitment.opened', `recruitment:${row.id}`, subject)
  const asked = begun.filter((step) => !isMadeByItself(step, proof))
  await notifyParties(ctx, row, ...turnsOf(asked), ...toCandidateSide('recruitment_opened'))
  await broadcastCase(ctx, row)
}

async function wayOf(ctx: Context, { country, place }: CandidateForRecruitment): Promise<Way> {
  if (place === 'in_qatar') return 'in_qatar'
  return country !== null && (await visaCentreCountries(ctx)).includes(country)
    ? 'visa_centre'
    : 'home_country'
}

/** A template's steps for one person: what is for women alone is left out for others, and an agency acts for those without an account. */
export function stepsOf(
  template: unknown,
  { gender, userId }: Pick<CandidateForRecruitment, 'gender' | 'userId'>,
): Omit<StepRow, 'caseId'>[] {
  const all = templateSteps
    .parse(template)
    .filter((step) => !step.women_only || gender === 'female')
  const keys = new Set(all.map(({ key }) => key))
  return all.map(({ key, stage, actor, days, waits_for, needs }, index) => ({
    key,
    stage,
    days,
    needs,
    position: index + 1,
    state: 'not_started',
    actor: actor === 'worker' && userId === null ? 'agency' : actor,
    waitsFor: waits_for.filter((other) => keys.has(other)),
    dueOn: null,
    doneAt: null,
    doneBy: null,
    note: null,
    overdueToldAt: null,
  }))
}

/** Closes the case of a worker whose data is erased; nobody is told her name any more. */
export async function closeLeft(ctx: Context, row: CaseRow): Promise<void> {
  await ctx.db
    .update(recruitmentCases)
    .set({ status: 'closed', closedAt: ctx.now })
    .where(eq(recruitmentCases.id, row.id))
  await audit(ctx, 'recruitment.closed', `recruitment:${row.id}`, { because: 'erased' })
  await broadcastCase(ctx, row)
}

/** Closes the case of a hire that was undone, in the same transaction; steps, papers and offers stay as they were. */
export async function closeCase(ctx: Context, hire: Hire): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(recruitmentCases)
      .set({ status: 'closed', closedAt: ctx.now })
      .where(openCaseOf(hire))
      .returning()
    if (!row) return
    await ctx.db
      .update(recruitmentOffers)
      .set({ status: 'replaced' })
      .where(and(eq(recruitmentOffers.caseId, row.id), eq(recruitmentOffers.status, 'sent')))
    const { employerId, candidateId } = hire
    await audit(ctx, 'recruitment.closed', `recruitment:${row.id}`, { employerId, candidateId })
    await notifyParties(ctx, row, { to: parties, kind: 'recruitment_closed' })
    await broadcastCase(ctx, row)
  })
}
