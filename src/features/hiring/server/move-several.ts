import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { moveSeveral as moveSeveralCall } from '../contract.ts'
import { changeStatus } from './change-status.ts'
import { moveCandidate } from './move-candidate.ts'

/** Rejects or unshortlists candidates one after the other, each in a transaction of her own: one who can't be moved doesn't hold up the others. */
export async function moveSeveral(
  ctx: SignedIn,
  { ids, act }: Parsed<typeof moveSeveralCall>,
  words: (error: AppError) => string,
): Promise<Output<typeof moveSeveralCall>> {
  const moved: number[] = []
  const refused: { jobseeker_id: number; message: string }[] = []
  for (const id of new Set(ids)) {
    try {
      if (act === 'reject') await changeStatus(ctx, { id, status: 'rejected' })
      else await moveCandidate(ctx, id, () => ({ transition: 'remove' }))
      moved.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ jobseeker_id: id, message: words(error) })
    }
  }
  return { moved, refused }
}
