import { and, eq, gt, inArray } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { randomToken, tokenHash } from '../../accounts/server/sign-in-api.ts'
import { stopLinkDays } from '../choices.ts'
import type * as calls from '../contract.ts'
import { texts } from '../texts.ts'
import { savedSearches, type SavedSearchRow, searchStops } from './tables.ts'

const dayMs = 86_400_000

/** Beside the bell, and the devices on which it is allowed to ring. */
export const channelsOf = (search: SavedSearchRow) =>
  (['sms', 'email'] as const).filter((channel) => search[channel])

/** How a message of some searches of a household leaves, which go by the same channels, and the link by which what it tells of is stopped without signing in. */
export async function outgoing(ctx: Context, searches: readonly SavedSearchRow[]) {
  const first = searches[0]!
  const only = channelsOf(first)
  if (only.length === 0) return { only }
  const ids = searches.map(({ id }) => id)
  return { only, stop: await stopLink(ctx, first.employerId, ids) }
}

async function stopLink(ctx: Context, employerId: number, searchIds: readonly number[]) {
  const token = randomToken()
  const until = new Date(ctx.now.getTime() + stopLinkDays * dayMs)
  await ctx.db.insert(searchStops).values({
    tokenHash: tokenHash(token),
    employerId,
    searchIds: [...searchIds],
    expiresAt: until,
  })
  return {
    path: `/searches/stop/${token}`,
    post: `/api/searches/stop/${token}`,
    until,
    label: (locale: Locale) => texts[locale].stop.label,
  }
}

/** Stops what a link is for; pressed again it changes nothing. */
export function stopSearches(
  ctx: Context,
  { token }: Parsed<typeof calls.stopSearches>,
): Promise<Record<string, never>> {
  return transaction(ctx, async (ctx) => {
    const [link] = await ctx.db
      .select()
      .from(searchStops)
      .where(and(eq(searchStops.tokenHash, tokenHash(token)), gt(searchStops.expiresAt, ctx.now)))
    if (!link) throw new AppError('INVALID', { message: 'searchLinkVoid' })
    const { employerId, searchIds } = link
    const stopped = await ctx.db
      .update(savedSearches)
      .set({ when: 'never' })
      .where(and(eq(savedSearches.employerId, employerId), inArray(savedSearches.id, searchIds)))
      .returning({ id: savedSearches.id })
    if (stopped.length > 0) await audit(ctx, 'search.stopped', `user:${employerId}`)
    await broadcastToUsers(ctx, employerId, 'searches')
    return {}
  })
}
