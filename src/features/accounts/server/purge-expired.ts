import { lt, or, sql } from 'drizzle-orm'
import { deleteAll } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { purgeOldHits } from '../../../platform/server/rate-limits.ts'
import { securityDays } from '../choices.ts'
import { rememberedForDays } from './networks.ts'
import {
  knownNetworks,
  linkTokens,
  meansChanges,
  oneTimeCodes,
  passkeyChallenges,
  refreshTokens,
  securityEvents,
  sessions,
} from './tables.ts'

const day = 86_400_000

/** Deletes what no longer serves anyone: codes and links past their time, sessions that ended a month ago, refresh tokens used a day ago, networks long unused, old counts. */
export async function purgeExpired(ctx: Context): Promise<void> {
  const ago = (days: number): Date => new Date(ctx.now.getTime() - days * day)
  await deleteAll(ctx, oneTimeCodes, lt(oneTimeCodes.expiresAt, ago(1)))
  await deleteAll(ctx, linkTokens, lt(linkTokens.expiresAt, ctx.now))
  await deleteAll(ctx, meansChanges, lt(meansChanges.undoUntil, ctx.now))
  await deleteAll(ctx, securityEvents, lt(securityEvents.at, ago(securityDays)))
  await deleteAll(ctx, passkeyChallenges, sql`${passkeyChallenges.expiresAt} < now()`)
  const monthAgo = sql`now() - interval '30 days'`
  await deleteAll(
    ctx,
    sessions,
    or(lt(sessions.expiresAt, monthAgo), lt(sessions.endedAt, monthAgo)),
  )
  // An open tab leaves a hundred a day behind.
  await deleteAll(
    ctx,
    refreshTokens,
    sql`coalesce(${refreshTokens.usedAt}, ${refreshTokens.replacedAt}) < now() - interval '1 day'`,
  )
  await deleteAll(ctx, knownNetworks, lt(knownNetworks.lastSeenAt, ago(rememberedForDays)))
  await purgeOldHits(ctx, ago(2))
}
