import type { Context } from '../../../platform/server/context.ts'
import { notify } from '../../notifications/server/index.ts'
import { recipientsOf } from '../../profiles/server/index.ts'
import type { notices } from './notices.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'

type Recorded = Pick<CandidateRow, 'id' | 'userId' | 'agencyId' | 'fullName'>

/** Tells the worker, or the people of her agency, what the operator found. */
export async function notifyRecipients(
  ctx: Context,
  candidate: Recorded,
  kind: keyof typeof notices,
  params: Record<string, string>,
  key: string,
  place = '/dashboard/my-profile',
): Promise<void> {
  for (const { userId, isAgency } of await recipientsOf(ctx, candidate)) {
    const path = isAgency ? `/agency/candidates/${candidate.id}` : place
    await notify(ctx, { userId, kind, params: { ...params, name: candidate.fullName }, path, key })
  }
}
