import { and, eq, inArray } from 'drizzle-orm'
import type { CandidateForRecruitment } from '../../profiles/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { refuse } from '../../../platform/shared/errors.ts'
import type { StepKey } from '../choices.ts'
import { broadcastCase, changeCase } from './change-case.ts'
import { agencyAtWork } from './policy.ts'
import { openCaseOf } from './queries.ts'
import { recruitmentCases, recruitmentSteps, type StepRow } from './tables.ts'

type FreshStep = Omit<StepRow, 'caseId'>

/** Days in which a household that has paid without an agency chooses one. */
const days = 3

/** Whoever is abroad and in no agency's list is brought by one that the household chooses: before that nothing else begins. */
export function withAgencyFirst(
  steps: readonly FreshStep[],
  { place, agencyId }: Pick<CandidateForRecruitment, 'place' | 'agencyId'>,
): FreshStep[] {
  if (place !== 'abroad' || agencyId !== null) return [...steps]
  const first: FreshStep = {
    key: 'choose_agency',
    stage: 'offerLetter',
    actor: 'household',
    state: 'not_started',
    position: 0,
    days,
    needs: [],
    waitsFor: [],
    dueOn: null,
    doneAt: null,
    doneBy: null,
    note: null,
    overdueToldAt: null,
  }
  return [
    first,
    ...steps.map((step) => ({
      ...step,
      waitsFor: step.waitsFor.length === 0 ? [first.key] : step.waitsFor,
    })),
  ]
}

/** What nobody takes back by choosing or declining. */
const legalSteps: StepKey[] = ['visa_application', 'qvc', 'medical', 'visa', 'ticket', 'arrival']

/** Another agency brings her, or none: the case of the hire goes on or waits. */
export async function changeAgencyOfCase(
  ctx: Context,
  { hire, after }: { hire: { employerId: number; candidateId: number }; after: number | null },
): Promise<void> {
  const [row] = await ctx.db.select().from(recruitmentCases).where(openCaseOf(hire)).for('update')
  if (row === undefined) return
  const begun = await ctx.db
    .select({ key: recruitmentSteps.key })
    .from(recruitmentSteps)
    .where(
      and(
        eq(recruitmentSteps.caseId, row.id),
        eq(recruitmentSteps.state, 'done'),
        inArray(recruitmentSteps.key, legalSteps),
      ),
    )
  if (row.agencyId !== null && begun.length > 0) refuse(agencyAtWork)
  const changed = { ...row, agencyId: after }
  await ctx.db
    .update(recruitmentCases)
    .set({ agencyId: after })
    .where(eq(recruitmentCases.id, row.id))
  await audit(ctx, 'recruitment.agency', `recruitment:${row.id}`, {
    before: row.agencyId,
    after,
  })
  await changeCase(ctx, changed)
  await broadcastCase(ctx, row)
}
