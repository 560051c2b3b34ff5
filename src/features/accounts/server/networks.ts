import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { keyedHash } from '../../../platform/server/keyed-hash.ts'
import type { Limit } from '../../../platform/server/rate-limits.ts'
import { knownNetworks } from './tables.ts'

export const rememberedForDays = 90

/** A whole site's /48 may do so many times what one of its /64 may: a carrier's customers share it. */
const sitesShare = 5

/** A limit on what comes from one network: an IPv4 address; of IPv6 a /64, and the /48 that one line can choose it from. */
export function networkLimits(
  ctx: Context,
  purpose: string,
  { max, windowSeconds }: Pick<Limit, 'max' | 'windowSeconds'>,
): Limit[] {
  const network = networkOf(ctx.address)
  const site = networkOf(ctx.address, 48)
  const own = { key: `${purpose}:network:${network}`, max, windowSeconds }
  return site === network
    ? [own]
    : [own, { key: `${purpose}:network:${site}`, max: max * sitesShare, windowSeconds }]
}

/** What one subscriber can choose from counts as one: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string, prefix: 64 | 48 = 64): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter((group) => group !== '')
  const zeros =
    tail === undefined
      ? 0
      : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  return `${[...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')]
    .slice(0, prefix / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${prefix}`
}

const hashOf = (ctx: Context, userId: number): string =>
  keyedHash(ctx.config, 'network', String(userId), networkOf(ctx.address))

/** The owner has just proved herself from here. */
export async function rememberNetwork(ctx: Context, userId: number): Promise<void> {
  await ctx.db
    .insert(knownNetworks)
    .values({ userId, networkHash: hashOf(ctx, userId), lastSeenAt: ctx.now })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.networkHash],
      set: { lastSeenAt: ctx.now },
    })
}

/** Whether the owner has proved herself from here lately. Nobody's networks (id 0) are asked for too: it takes as long. */
export async function isKnownNetwork(ctx: Context, userId: number): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - rememberedForDays * 86_400_000)
  const found = await ctx.db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        eq(knownNetworks.networkHash, hashOf(ctx, userId)),
        gt(knownNetworks.lastSeenAt, since),
      ),
    )
  return found.length > 0
}
