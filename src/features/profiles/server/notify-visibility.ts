import type { Context } from '../../../platform/server/context.ts'
import { notify } from '../../notifications/server/index.ts'
import { recipientsOf } from './account-ids.ts'
import { isUnderAge } from './publication.ts'
import type { CandidateRow } from './tables.ts'

/** Tells whose profile it is when it was taken off the list or put there without anyone asking for that; `asked` is what whoever saved it asked for. */
export async function notifyVisibility(
  ctx: Context,
  before: Pick<CandidateRow, 'isPublished'>,
  after: CandidateRow,
  asked?: boolean,
): Promise<void> {
  if (
    before.isPublished === after.isPublished ||
    asked !== undefined ||
    after.hiddenAt !== null ||
    after.objectedAt !== null
  )
    return
  const underAge = !after.isPublished && isUnderAge(after, ctx.now)
  const kind = after.isPublished ? 'profile_shown_now' : 'profile_taken_off'
  for (const { userId, isAgency } of await recipientsOf(ctx, after)) {
    // Whoever saved it reads so on the screen; an age that keeps her off is worth a message all the same.
    if (userId === ctx.actor?.userId && !underAge) continue
    const path = isAgency ? `/agency/candidates/${after.id}` : '/dashboard/my-profile'
    const params = { name: after.fullName, reason: underAge ? 'under_age' : 'incomplete' }
    await notify(ctx, {
      userId,
      kind,
      params,
      path,
      key: `${kind}:${after.id}:${after.profileVersion}`,
    })
  }
}
