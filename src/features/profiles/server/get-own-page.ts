import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { candidateIdsOfUsers } from './account-ids.ts'
import { presentCandidate } from './present.ts'
import { findCandidate } from './queries.ts'

/** Her own page with what everybody sees of her, whether or not it is shown to anybody yet. */
export async function getOwnPage(ctx: SignedIn) {
  const { userId } = ctx.actor
  const id = (await candidateIdsOfUsers(ctx, [userId])).get(userId)
  const found = id === undefined ? null : await findCandidate(ctx, id)
  if (!found) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return {
    ...presentCandidate(found, ctx, { everything: false, contact: false }),
    contact_access: 'hidden' as const,
    may_translate: false,
  }
}
