import { listUsers } from '../../../accounts/server/index.ts'
import type { Context } from '../../../../platform/server/context.ts'

/** Those of the households whose accounts are suspended, closed or erased. */
export async function goneHouseholds(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const users = [...(await listUsers(ctx, ids)).values()]
  return new Set(
    users
      .filter(({ suspendedAt, closedAt, erasedAt }) => suspendedAt ?? closedAt ?? erasedAt)
      .map(({ id }) => id),
  )
}
