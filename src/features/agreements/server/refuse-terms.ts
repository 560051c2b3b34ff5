import { cover } from '../../profiles/cover-rules.ts'
import { getCandidateForRecruitment } from '../../profiles/server/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { AppError, type FieldErrors } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Terms } from '../terms-contract.ts'
import { checkTerms } from './check-terms.ts'
import { lawRules } from './ports.ts'

/** Refuses terms below the law of today, and numbers or addresses in what is written freely: those open with the hire. */
export async function refuseTerms(
  ctx: Context,
  candidateId: number,
  terms: Terms,
  reason?: string,
): Promise<void> {
  const { age } = await getCandidateForRecruitment(ctx, candidateId)
  checkTerms(terms, { rules: await lawRules(ctx), age, today: qatarDate(ctx.now) })
  refuseContacts({ role: terms.role, other_tasks: terms.other_tasks, reason })
}

export function refuseContacts(texts: Record<string, string | undefined>): void {
  const errors: FieldErrors = {}
  for (const [field, text] of Object.entries(texts))
    if (text !== undefined && cover(text).covered) errors[field] = ['termsNoContacts']
  if (Object.keys(errors).length > 0)
    throw new AppError('INVALID', { message: 'termsNoContacts', errors })
}
