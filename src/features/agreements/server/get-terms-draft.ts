import { candidatesSide, statusesOf } from '../../hiring/server/selection-api.ts'
import {
  type CandidateForRecruitment,
  getCandidateForRecruitment,
} from '../../profiles/server/index.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import { restDays, type Task } from '../choices.ts'
import type { getTermsDraft as draftCall } from '../contract.ts'
import type { Terms, TermsRule } from '../terms-contract.ts'
import { sightRefusal } from './policy.ts'
import { lawRules } from './ports.ts'
import { presentAgreement } from './present.ts'
import { findLast } from './queries.ts'

/** What a household begins to ask a candidate of its list with, and what there is between them. */
export async function getTermsDraft(
  ctx: SignedIn,
  candidateId: number,
): Promise<Output<typeof draftCall>> {
  const pair = { employerId: ctx.actor.userId, candidateId }
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const status = (await statusesOf(ctx, [pair]))(pair)
  enforce(sightRefusal(status !== null))
  const rules = await lawRules(ctx)
  const row = await findLast(ctx, pair)
  const people = await candidatesSide(ctx, candidate)
  return {
    terms: row?.terms ?? draftTerms(ctx, candidate, rules),
    rules,
    currency: ctx.settings.currency,
    agreement: row && (await presentAgreement(ctx, row)),
    unasked: people.length === 0 ? 'nobody' : candidate.age === null ? 'no_age' : null,
  }
}

const dayMs = 86_400_000
const beginsInDays = 30

/** The terms to begin with: what her profile says, and the law's floor where it says nothing. */
export function draftTerms(
  { now }: Pick<Context, 'now'>,
  candidate: CandidateForRecruitment,
  rules: readonly TermsRule[],
): Terms {
  const floor = (key: TermsRule['key'], otherwise: number) =>
    rules.find((rule) => rule.key === key)?.value ?? otherwise
  const expected =
    candidate.expectedSalaryMinor === null ? 0 : fromMinor(candidate.expectedSalaryMinor)
  const named = candidate.dayOff?.trim().toLowerCase()
  return {
    role: candidate.position ?? '',
    tasks: tasksOf(candidate.position),
    wage: expected > 0 ? expected : floor('minimum_wage', 0),
    housing: 'provided',
    room: 'own',
    food: 'provided',
    hours_per_day: 8,
    rest_day: restDays.find((day) => day === named) ?? 'friday',
    leave_days: floor('minimum_leave_days', 21),
    own_papers: true,
    start_on: qatarDate(new Date(now.getTime() + beginsInDays * dayMs)),
  }
}

/** What someone of a position does, for the household to change. */
const usual: [position: RegExp, tasks: Task[]][] = [
  [/baby/i, ['babycare', 'laundry']],
  [/nanny|child/i, ['childcare', 'laundry', 'cooking']],
  [/cook|chef/i, ['cooking', 'shopping']],
  [/driver/i, ['driving', 'shopping']],
  [/care|nurse|elder/i, ['elderly_care', 'cooking']],
  [/garden/i, ['garden']],
]
const tasksOf = (position: string | null): Task[] =>
  usual.find(([name]) => name.test(position ?? ''))?.[1] ?? ['cleaning', 'laundry', 'cooking']
