import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { randomToken, tokenHash } from '../../accounts/server/sign-in-api.ts'
import { confirmLinkTtlSeconds } from '../contract.ts'
import { newsletterLinks } from './tables.ts'

type Purpose = (typeof newsletterLinks.$inferSelect)['purpose']

/** The token of a new link for a subscriber. */
export async function issueLink(
  ctx: Context,
  subscriberId: number,
  purpose: Purpose,
): Promise<string> {
  return (await issueLinks(ctx, [subscriberId], purpose)).get(subscriberId) ?? ''
}

/** The tokens of new links for many, by subscriber. */
export async function issueLinks(
  ctx: Context,
  subscriberIds: readonly number[],
  purpose: Purpose,
): Promise<Map<number, string>> {
  const tokens = new Map(subscriberIds.map((id) => [id, randomToken()]))
  const expiresAt =
    purpose === 'confirm' ? new Date(ctx.now.getTime() + confirmLinkTtlSeconds * 1000) : null
  const rows = [...tokens].map(([subscriberId, token]) => ({
    tokenHash: tokenHash(token),
    subscriberId,
    purpose,
    expiresAt,
  }))
  if (rows.length > 0) await ctx.db.insert(newsletterLinks).values(rows)
  return tokens
}

/** Whose link it is; INVALID when it is unknown or past its time. */
export async function subscriberOfLink(
  ctx: Context,
  token: string,
  purpose: Purpose,
): Promise<number> {
  const [link] = await ctx.db
    .select({ subscriberId: newsletterLinks.subscriberId })
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.tokenHash, tokenHash(token)),
        eq(newsletterLinks.purpose, purpose),
        or(isNull(newsletterLinks.expiresAt), gt(newsletterLinks.expiresAt, ctx.now)),
      ),
    )
  if (!link) throw new AppError('INVALID', { message: 'newsletterLinkVoid' })
  return link.subscriberId
}
