import type { NeedsMet } from '../../hiring/server/ports.ts'
import { findFits } from '../../search/server/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { findNeedsOf } from './needs.ts'
import { answersOf, askedOf, matchOf } from './rules.ts'

/** What a household asks for, and how each of some candidates meets it; null while it asks nothing. */
export async function weighByNeeds(
  ctx: Context,
  employerId: number,
  candidateIds: readonly number[],
): Promise<NeedsMet | null> {
  const needs = await findNeedsOf(ctx, employerId)
  if (needs === null) return null
  const today = qatarDate(ctx.now)
  const fits = await findFits(ctx, candidateIds)
  return {
    asked: askedOf(needs),
    of: new Map(
      [...fits].map(([id, fit]) => [
        id,
        { percent: matchOf(needs, fit, today).score, answers: answersOf(needs, fit, today) },
      ]),
    ),
  }
}
