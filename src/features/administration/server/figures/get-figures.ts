import { countSignUps } from '../../../accounts/server/index.ts'
import { sumMoney } from '../../../billing/server/index.ts'
import { countPublished } from '../../../candidates/server/index.ts'
import { countReached, type ReachedStage } from '../../../hiring/server/index.ts'
import { countLost } from '../../../notifications/server/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Role } from '../../../../platform/shared/endpoint.ts'
import { currency, fromMinor } from '../../../../platform/shared/money.ts'
import { type FigureKey, figureKeys, type FigureRange, type Figures, type FigureValues } from '../../figures-contract.ts'
import { periodOf } from './periods.ts'
import { sizesOfQueues } from './queues.ts'

const ofRole: Partial<Record<Role, FigureKey>> = { employer: 'households', jobseeker: 'workers', agency: 'agencies' }
const ofStage: Record<ReachedStage, FigureKey> = { shortlisted: 'shortlisted', interview: 'interviews', selected: 'selections', hired: 'hires' }

interface Found {
  span: number
  key: FigureKey | undefined
  value: number
}

/** The figures of a range and of the time before it: one query for each kind, however many people there are. */
export async function getFigures(ctx: Context, range: FigureRange): Promise<Figures> {
  const { unit, days, beforeFrom, spans } = periodOf(range, ctx.now)
  const [signUps, published, reached, money, lost, queues] = await Promise.all([
    countSignUps(ctx, spans),
    countPublished(ctx, spans),
    countReached(ctx, spans),
    sumMoney(ctx, spans),
    countLost(ctx, spans),
    sizesOfQueues(ctx),
  ])
  const found: Found[] = [
    ...signUps.map(({ span, role, number }) => ({ span, key: ofRole[role], value: number })),
    ...published.map(({ span, number }) => ({ span, key: 'published' as const, value: number })),
    ...reached.map(({ span, stage, number }) => ({ span, key: ofStage[stage], value: number })),
    ...money.map(({ span, kind, amountMinor }) => ({ span, key: kind, value: fromMinor(Number(amountMinor)) })),
    ...lost.map(({ span, number }) => ({ span, key: 'messages_failed' as const, value: number })),
  ]
  const timeline = days.map((from, index) => ({ from, ...sumOf(found, (span) => span === index + 1) }))
  return {
    range,
    unit,
    currency,
    from: days[0] ?? beforeFrom,
    before_from: beforeFrom,
    now: sumOf(found, (span) => span > 0),
    before: sumOf(found, (span) => span === 0),
    timeline,
    queues,
  }
}

function sumOf(found: readonly Found[], isIn: (span: number) => boolean): FigureValues {
  const sums = Object.fromEntries(figureKeys.map((key) => [key, 0])) as FigureValues
  for (const { span, key, value } of found) if (key !== undefined && isIn(span)) sums[key] = Math.round((sums[key] + value) * 100) / 100
  return sums
}
