import { and, desc, eq, inArray } from 'drizzle-orm'
import { areBrowserKeys, pushEndpoint } from '../../../../gateways/push/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { getPush as getCall, subscribeToPush as call } from '../../channel-contract.ts'
import { pushSubscriptions } from '../tables.ts'
import { vapidKeys } from './keys.ts'

/** Browsers of one person: one more takes the place of the oldest. */
export const browsersMax = 10

export async function getPush(
  ctx: SignedIn,
  { endpoint }: Parsed<typeof getCall>,
): Promise<Output<typeof getCall>> {
  const own = await ctx.db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(isOwn(ctx))
  return {
    public_key: (await vapidKeys(ctx)).publicKey,
    browsers: own.length,
    is_told: own.some((one) => one.endpoint === endpoint),
  }
}

const isOwn = ({ actor }: SignedIn) => eq(pushSubscriptions.userId, actor.userId)

/** Tells a browser of her notices from now on, for as long as this session lasts; one that told somebody else before tells her alone. */
export async function subscribe(
  ctx: SignedIn,
  { endpoint, keys }: Parsed<typeof call>,
): Promise<Output<typeof getCall>> {
  if (pushEndpoint(endpoint, ctx.config) === null) throw invalid('endpoint', 'pushAddress')
  if (!areBrowserKeys(keys)) throw invalid('keys', 'invalidValue')
  const { userId, sessionId } = ctx.actor
  const owned = { userId, sessionId, p256dh: keys.p256dh, auth: keys.auth, createdAt: ctx.now }
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insert(pushSubscriptions)
      .values({ endpoint, ...owned })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owned })
    const beyond = ctx.db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(isOwn(ctx))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(browsersMax)
    await ctx.db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond))
  })
  return getPush(ctx, { endpoint })
}

/** Tells a browser of hers nothing more; one that isn't hers stays as it is. */
export async function unsubscribe(
  ctx: SignedIn,
  { endpoint }: { endpoint: string },
): Promise<Output<typeof getCall>> {
  await ctx.db
    .delete(pushSubscriptions)
    .where(and(isOwn(ctx), eq(pushSubscriptions.endpoint, endpoint)))
  return getPush(ctx, { endpoint })
}
