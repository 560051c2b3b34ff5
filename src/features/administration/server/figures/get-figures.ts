import { countSignUps } from '../../../accounts/server/sign-in-api.ts'
import { sumMoney } from '../../../billing/server/money-api.ts'
import { countPublished } from '../../../profiles/server/listed-api.ts'
import { countReached, type ReachedStage } from '../../../hiring/server/index.ts'
import { countLost } from '../../../notifications/server/lost-api.ts'
import type { Registry } from '../../../../platform/server/capability.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { TimeBuckets } from '../../../../platform/server/time-buckets.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import {
  type FigureKey,
  figureKeys,
  type FigureRange,
  type Figures,
  type FigureValues,
} from '../../figures-contract.ts'
import { periodOf } from './periods.ts'
import { sizesOfQueues } from './queues.ts'
import type { Role } from '../../../../platform/shared/roles.ts'

const ofRole: Partial<Record<Role, FigureKey>> = {
  employer: 'households',
  jobseeker: 'workers',
  agency: 'agencies',
}
const ofStage: Record<ReachedStage, FigureKey> = {
  shortlisted: 'shortlisted',
  interview: 'interviews',
  selected: 'selections',
  hired: 'hires',
}

interface Found {
  span: number
  key: FigureKey | undefined
  value: number
}

/** The figures of a range and of the time before it; counted once a minute for everyone, while the queues are always of this moment. */
export async function getFigures(ctx: Context, range: FigureRange): Promise<Figures> {
  const { unit, days, beforeFrom, buckets } = periodOf(range, ctx.now)
  const [found, queues] = await Promise.all([
    keptFor(ctx, `${range} ${beforeFrom} ${ctx.settings.currency}`, () => countAll(ctx, buckets)),
    sizesOfQueues(ctx),
  ])
  return {
    range,
    unit,
    currency: ctx.settings.currency,
    from: days[0] ?? beforeFrom,
    before_from: beforeFrom,
    now: sumOf(found, (span) => span > 0),
    before: sumOf(found, (span) => span === 0),
    timeline: days.map((from, index) => ({ from, ...sumOf(found, (span) => span === index + 1) })),
    queues,
  }
}

/** One query for each kind, however many people there are. */
async function countAll(ctx: Context, buckets: TimeBuckets): Promise<Found[]> {
  const [signUps, published, reached, money, lost] = await Promise.all([
    countSignUps(ctx, buckets),
    countPublished(ctx, buckets),
    countReached(ctx, buckets),
    sumMoney(ctx, buckets),
    countLost(ctx, buckets),
  ])
  return [
    ...signUps.map(({ span, role, number }) => ({ span, key: ofRole[role], value: number })),
    ...published.map(({ span, number }) => ({ span, key: 'published' as const, value: number })),
    ...reached.map(({ span, stage, number }) => ({ span, key: ofStage[stage], value: number })),
    ...money.map(({ span, kind, amountMinor }) => ({
      span,
      key: kind,
      value: fromMinor(Number(amountMinor)),
    })),
    ...lost.map(({ span, number }) => ({ span, key: 'messages_failed' as const, value: number })),
  ]
}

const freshMs = 60_000
const cacheMax = 20
type FigureCache = Map<string, { at: number; found: Promise<Found[]> }>
/** Each app of this process counts for itself: it has a database of its own. */
const cacheOf = new WeakMap<Registry, FigureCache>()

function keptFor(
  { registry, now }: Context,
  key: string,
  count: () => Promise<Found[]>,
): Promise<Found[]> {
  const cache = cacheOf.get(registry) ?? (new Map() as FigureCache)
  cacheOf.set(registry, cache)
  const known = cache.get(key)
  const age = known === undefined ? freshMs : Math.abs(now.getTime() - known.at)
  if (known !== undefined && age < freshMs) return known.found
  const found = count()
  if (cache.size > cacheMax) cache.clear()
  cache.set(key, { at: now.getTime(), found })
  found.catch(() => cache.delete(key))
  return found
}

function sumOf(found: readonly Found[], isIn: (span: number) => boolean): FigureValues {
  const sums = Object.fromEntries(figureKeys.map((key) => [key, 0])) as FigureValues
  for (const { span, key, value } of found)
    if (key !== undefined && isIn(span)) sums[key] = Math.round((sums[key] + value) * 100) / 100
  return sums
}
