import type { Context } from '../../../platform/server/context.ts'
import type { CandidateAnswer } from '../choices.ts'
import { readCandidateAnswers } from './ports.ts'
import { isHire } from './queries.ts'
import type { OrderRow } from './tables.ts'

/** What the candidate of an order has said to its household's terms. */
export async function readCandidateAnswer(ctx: Context, order: OrderRow): Promise<CandidateAnswer> {
  if (!isHire(order)) return 'not_asked'
  const { employerId, candidateId } = order
  return (
    (await readCandidateAnswers(ctx, employerId, [candidateId])).get(candidateId) ?? 'not_asked'
  )
}
