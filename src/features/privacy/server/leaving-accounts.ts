import { csvBatch } from '../../../platform/server/csv.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import {
  countClosed,
  countUnused,
  listClosed,
  listUnused,
  personOf,
} from '../../accounts/server/own-account-api.ts'
import { type UserRow } from '../../accounts/server/index.ts'
import type {
  AccountRow,
  exportLeavingAccounts as exportCall,
  listLeavingAccounts as call,
} from '../contract.ts'
import { endsOf, blockersOf } from './personal-data-providers.ts'
import { findSteps, unusedSince } from './unused-accounts.ts'

type Show = Parsed<typeof exportCall>['show']

/** What will be erased, or what the job would do next: it only looks. */
export async function listLeavingAccounts(
  ctx: SignedIn,
  { show, page, page_size }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const results = await readAccounts(ctx, show, { most: page_size, offset: (page - 1) * page_size })
  const total =
    show === 'unused' ? await countUnused(ctx, unusedSince(ctx)) : await countClosed(ctx)
  return { results, total, is_more: false, page, page_size }
}

/** The next batch of them as a file. */
export const readLeavingAccounts = (
  ctx: SignedIn,
  { show }: Parsed<typeof exportCall>,
  after: AccountRow | undefined,
): Promise<AccountRow[]> =>
  readAccounts(ctx, show, { most: csvBatch, afterId: after?.user_id ?? 0 })

async function readAccounts(
  ctx: SignedIn,
  show: Show,
  window: { most: number; offset?: number; afterId?: number },
): Promise<AccountRow[]> {
  const isUnused = show === 'unused'
  const users = isUnused
    ? await listUnused(ctx, unusedSince(ctx), window)
    : await listClosed(ctx, window)
  const steps = isUnused ? await findSteps(ctx, users) : null
  const blockers = await blockersOf(ctx, users.map(personOf))
  // An unused account waits for what only its owner may end; one that she closed has ended it.
  const ends = isUnused ? await endsOf(ctx, users.map(personOf)) : null
  return users.map((user) => ({
    ...present(user),
    step: steps?.get(user.id) ?? null,
    obstacles: [...(blockers.get(user.id) ?? []), ...(ends?.get(user.id) ?? [])],
  }))
}

const present = (user: UserRow): Omit<AccountRow, 'step' | 'obstacles'> => ({
  user_id: user.id,
  name: user.fullName,
  role: user.role,
  last_seen_at: user.lastSeenAt.toISOString(),
  closed_because: user.closedBecause,
  erase_at: user.eraseAt?.toISOString() ?? null,
})
