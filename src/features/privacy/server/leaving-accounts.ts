import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { countClosed, countUnused, listClosed, listUnused, personOf, type UserRow } from '../../accounts/server/index.ts'
import type { AccountStep } from '../choices.ts'
import type { AccountRow, listLeavingAccounts as call } from '../contract.ts'
import { obstaclesOf } from './keepers.ts'
import { findSteps, unusedSince } from './unused-accounts.ts'

/** What will be erased, or what the job would do next: it only looks. */
export async function listLeavingAccounts(ctx: SignedIn, { show, page, page_size }: Parsed<typeof call>): Promise<Output<typeof call>> {
  const window = { most: page_size, offset: (page - 1) * page_size }
  const isUnused = show === 'unused'
  const users = isUnused ? await listUnused(ctx, unusedSince(ctx), window) : await listClosed(ctx, window)
  const steps = isUnused ? await findSteps(ctx, users) : new Map<number, AccountStep | null>()
  const results: AccountRow[] = []
  for (const user of users) results.push(present(user, steps.get(user.id) ?? null, await obstaclesOf(ctx, personOf(user))))
  return { results, total: isUnused ? await countUnused(ctx, unusedSince(ctx)) : await countClosed(ctx), page, page_size }
}

const present = (user: UserRow, step: AccountStep | null, obstacles: string[]): AccountRow => ({
  user_id: user.id,
  name: user.fullName,
  role: user.role,
  last_seen_at: user.lastSeenAt.toISOString(),
  closed_because: user.closedBecause,
  erase_at: user.eraseAt?.toISOString() ?? null,
  step,
  obstacles,
})
