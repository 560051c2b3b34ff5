import { candidatesSide } from '../../hiring/server/selection-api.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { CandidateAnswer } from '../../billing/choices.ts'
import { isLive } from '../choices.ts'
import { notifyCandidateSide } from './notify-sides.ts'
import { payRefusal } from './policy.ts'
import type { Pair } from './ports.ts'
import { findLast, listLastOf, updateAgreement } from './queries.ts'
import type { AgreementRow } from './tables.ts'

/** What was asked ends with the selection or the hire; a yes that comes later finds it over. */
export async function endAgreement(ctx: Context, { employerId, candidateId }: Pair): Promise<void> {
  const row = await findLast(ctx, { employerId, candidateId }, true)
  if (row === null || !isLive(row.status)) return
  const ended = await updateAgreement(ctx, row.id, { status: 'ended', changedAt: ctx.now })
  await audit(ctx, 'agreement.end', `candidate:${candidateId}`, { employerId, agreement: row.id })
  const candidate = await getCandidateForHiring(ctx, candidateId)
  const isByCandidateSide =
    ctx.actor !== null && (await candidatesSide(ctx, candidate)).includes(ctx.actor.userId)
  if (!isByCandidateSide && !candidate.isWithdrawn)
    await notifyCandidateSide(ctx, ended, candidate, 'withdrawn')
}

/** Refuses to make a hire of someone who has said no meanwhile: what was paid goes back. */
export async function refuseAfterNo(ctx: Context, pair: Pair): Promise<void> {
  enforce(payRefusal(await findLast(ctx, pair)))
}

const answerOf = {
  asked: 'waiting',
  countered: 'other_terms',
  agreed: 'yes',
  declined: 'no',
  withdrawn: 'not_asked',
  ended: 'not_asked',
} as const satisfies Record<AgreementRow['status'], CandidateAnswer>

/** What candidates have said to a household's terms; whom it never asked is left out. */
export async function readCandidateAnswers(
  ctx: Context,
  employerId: number,
  candidateIds: readonly number[],
): Promise<Map<number, CandidateAnswer>> {
  const rows = await listLastOf(ctx, employerId, candidateIds)
  return new Map(rows.map(({ candidateId, status }) => [candidateId, answerOf[status]]))
}
