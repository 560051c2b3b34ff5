import { lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { forgetOldHits } from '../../../platform/server/rate-limits.ts'
import { rememberedForDays } from './networks.ts'
import { knownNetworks, linkTokens, oneTimeCodes, refreshTokens, sessions } from './tables.ts'

const day = 86_400_000

/** Deletes what no longer serves anyone: codes and links past their time, sessions that ended a month ago, refresh tokens used a day ago, networks long unused, old counts. */
export async function forgetExpired(ctx: Context): Promise<void> {
  const ago = (days: number): Date => new Date(ctx.now.getTime() - days * day)
  await ctx.db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, ago(1)))
  await ctx.db.delete(linkTokens).where(lt(linkTokens.expiresAt, ctx.now))
  await ctx.db.delete(sessions).where(or(lt(sessions.expiresAt, ago(30)), lt(sessions.endedAt, ago(30))))
  // An open tab leaves a hundred a day behind.
  const aDayAgo = sql`now() - interval '1 day'`
  await ctx.db.delete(refreshTokens).where(or(lt(refreshTokens.usedAt, aDayAgo), lt(refreshTokens.replacedAt, aDayAgo)))
  await ctx.db.delete(knownNetworks).where(lt(knownNetworks.lastSeenAt, ago(rememberedForDays)))
  await forgetOldHits(ctx, ago(2))
}
