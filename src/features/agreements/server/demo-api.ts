import { getUser } from '../../accounts/server/index.ts'
import { candidatesSide } from '../../hiring/server/selection-api.ts'
import { getCandidateForHiring, getCandidateForRecruitment } from '../../profiles/server/index.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { Terms } from '../terms-contract.ts'
import { type Answer, answerFor } from './answer-terms.ts'
import { findById } from './queries.ts'

interface Asked {
  agreementId: number
  version: number
}

/** Whom terms were offered to; null for none. */
export const candidateOfAgreement = async (ctx: Context, id: number): Promise<number | null> =>
  (await findById(ctx, id))?.candidateId ?? null

/** In a demo: answers for an invented candidate, once; nothing if she was asked anew or somebody has answered. */
export async function answerOnBehalf(ctx: Context, { agreementId, version }: Asked): Promise<void> {
  const row = await findById(ctx, agreementId)
  if (row === null || row.status !== 'asked' || row.version !== version) return
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const [userId] = await candidatesSide(ctx, candidate)
  if (userId === undefined) return
  const { role } = await getUser(ctx, userId)
  const asCandidate = actingAs(ctx, { userId, role })
  const { expectedSalaryMinor } = await getCandidateForRecruitment(ctx, row.candidateId)
  const expected = expectedSalaryMinor === null ? 0 : fromMinor(expectedSalaryMinor)
  const answer = { ...answerTo(row.terms, expected), version, isDemo: true }
  await answerFor(asCandidate, row, 'worker', answer).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

/** Of what she expects: from here on it is fair, below it she names her wage, and far below she says no. */
const fairShare = 0.95
const leastShare = 0.7
const longDay = 10

/** What invented people say: yes to fair terms, their own wage to a little less, no to what nobody should take. */
export function answerTo(terms: Terms, expected: number): Pick<Answer, 'act' | 'terms'> {
  const share = expected > 0 ? terms.wage / expected : 1
  const isHard = terms.hours_per_day >= longDay && terms.room === 'shared'
  if (share < leastShare || isHard) return { act: 'decline' }
  return share < fairShare
    ? { act: 'counter', terms: { ...terms, wage: expected } }
    : { act: 'accept' }
}
