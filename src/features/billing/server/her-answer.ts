import type { Context } from '../../../platform/server/context.ts'
import type { HerAnswer } from '../choices.ts'
import { herAnswers } from './ports.ts'
import { isHire } from './queries.ts'
import type { OrderRow } from './tables.ts'

/** What the candidate of an order has said to its household's terms. */
export async function herAnswerTo(ctx: Context, order: OrderRow): Promise<HerAnswer> {
  if (!isHire(order)) return 'not_asked'
  const { employerId, candidateId } = order
  return (await herAnswers(ctx, employerId, [candidateId])).get(candidateId) ?? 'not_asked'
}
