import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { fromMinor, toMinor } from '../../../platform/shared/money.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import type { OrderLineKind, VisaWay } from '../choices.ts'
import { type Quote, quote, type QuoteLine } from '../quote.ts'
import type { estimateCost as estimateCall, lineTerms, Quoted } from '../quote-contract.ts'
import { agenciesOfOrders, type ChosenAgency } from './mandates/queries.ts'
import { describeCandidates } from './ports.ts'
import { guaranteeOn } from './prices/guarantee.ts'
import {
  isHire,
  linesOfOrders,
  listPricedOrders,
  type PricedOrder,
  returnedLines,
} from './queries.ts'
import { offeredIn, type QuotedOrder, quoteFor, quoteSources } from './quote-for.ts'
import { orders } from './tables.ts'

/** What a candidate costs whoever asks: the order that a household has of her, otherwise an estimate. */
export async function getCandidateQuote(
  ctx: Context,
  { id, visa }: { id: number; visa?: VisaWay | undefined },
): Promise<Quoted> {
  const found = (await quotesOf(ctx, [id], visa)).get(id)
  if (found === undefined) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return found
}

/** What some candidates cost whoever asks; nothing of one who is not shown and not ordered. */
export async function quotesOf(
  ctx: Context,
  ids: readonly number[],
  visa?: VisaWay,
): Promise<Map<number, Quoted>> {
  const [all, orders, sources] = await Promise.all([
    describeCandidates(ctx, ids),
    findOwnOrdersOf(ctx, ids),
    quoteSources(ctx),
  ])
  const quotes = ids.flatMap((id): [number, Quoted][] => {
    const [facts, order] = [all.get(id), orders.get(id) ?? null]
    const isShown = facts !== undefined && facts.published && !facts.withdrawn
    if (!isShown && order === null) return []
    const { currency } = order ?? ctx.settings
    return [[id, presentQuote(quoteFor(sources, facts, order, visa), currency)]]
  })
  return new Map(quotes)
}

/** The newest order that the asker has of each, where it is a hire that stands or is to be paid. */
async function findOwnOrdersOf(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<Map<number, QuotedOrder & PricedOrder>> {
  if (ctx.actor === null || !rulesOf(ctx.actor.role).hires) return new Map()
  const own = await listPricedOrders(
    ctx,
    and(
      eq(orders.employerId, ctx.actor.userId),
      inArray(orders.candidateId, [...candidateIds]),
      notInArray(orders.status, ['closed', 'refunded']),
    )!,
  )
  const newest = [...Map.groupBy(own, ({ candidateId }) => candidateId).values()].flatMap(
    ([first]) => first ?? [],
  )
  const hires = newest.filter(isHire).filter(({ hireEndedOn }) => hireEndedOn === null)
  const quoted = await withQuoted(ctx, hires)
  return new Map(quoted.map((order) => [order.candidateId, order]))
}

/** An order with what its quote is made of: the lines that stand, all that it ever had, and what those come to that went back. */
interface Quotable extends QuotedOrder {
  agency: ChosenAgency | null
  ordered: QuotedOrder['lines']
  goneMinor: number
}

/** Orders with what their quotes are made of. */
export async function withQuoted<O extends PricedOrder>(
  ctx: Context,
  orders: readonly O[],
): Promise<(O & Quotable)[]> {
  const ids = orders.map(({ id }) => id)
  const [lines, returned, agencies] = await Promise.all([
    linesOfOrders(ctx, ids),
    returnedLines(ctx, ids),
    agenciesOfOrders(ctx, orders),
  ])
  return orders.map((order) => {
    const ordered = lines.get(order.id) ?? []
    const gone = Object.groupBy(ordered, ({ kind }) =>
      returned.get(order.id)?.includes(kind) ? 'gone' : 'standing',
    )
    return {
      ...order,
      ordered,
      lines: gone.standing ?? [],
      goneMinor: (gone.gone ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      agency: agencies.get(order.id) ?? null,
    }
  })
}

/** What someone of a nationality, a place and a wage would cost. */
export async function estimateCost(
  ctx: Context,
  { country, plan = 'none', visa = 'service', wage }: Parsed<typeof estimateCall>,
): Promise<Quoted> {
  const { prices, rules, fees, today } = await quoteSources(ctx)
  return presentQuote(
    quote({
      candidate: {
        salaryMinor: wage === undefined ? null : toMinor(wage),
        country: country ?? null,
        place: visa === 'none' ? 'in_qatar' : 'abroad',
        agency: null,
      },
      situation: {
        plan: plan === 'none' ? null : plan,
        visa: visa === 'none' ? 'service' : visa,
        agency: null,
        offeredMinor: offeredIn(fees, country ?? null),
        ordered: null,
      },
      prices,
      guarantee: guaranteeOn(rules, today),
      day: today,
    }),
    ctx.settings.currency,
  )
}

type LineTerms = { [key in keyof typeof lineTerms]: Quoted['lines'][number][key] }

/** What a line says beside its kind and amount. */
export const presentTerms = ({
  rhythm,
  receiver,
  receiverName,
  due,
  dueOn,
  back,
}: QuoteLine): LineTerms => ({
  rhythm,
  receiver,
  receiver_name: receiverName,
  due,
  due_on: dueOn,
  returns: back && {
    whole_until: back.wholeUntil,
    until: back.until,
    percent_per_month: back.percentPerMonth,
  },
})

/** A quote as it goes on the wire. */
export function presentQuote(
  { place, agency, agencyName, isSalaryKnown, lines, sums }: Quote,
  currency: string,
): Quoted {
  return {
    currency,
    place,
    agency,
    agency_name: agencyName,
    salary_known: isSalaryKnown,
    lines: lines.map((line) => ({
      kind: line.kind,
      amount: line.amountMinor === null ? null : fromMinor(line.amountMinor),
      at_most: line.isAtMost,
      in_order: line.isInOrder,
      ...presentTerms(line),
    })),
    sums: {
      order: fromMinor(sums.order),
      once: fromMinor(sums.once),
      monthly: fromMinor(sums.monthly),
      yearly: fromMinor(sums.yearly),
      first_month: fromMinor(sums.firstMonth),
      first_year: fromMinor(sums.firstYear),
      at_most: sums.isAtMost,
      partial: sums.isPartial,
    },
  }
}

/** The lines of an order as they go on the wire: what is paid, of which 0 is an amount too. */
export const presentOrderLines = (
  found: Quote,
): (LineTerms & { kind: OrderLineKind; amount: number })[] =>
  found.lines
    .filter(({ isInOrder }) => isInOrder)
    .map((line) => ({
      // An order's lines are of no other kinds.
      kind: line.kind as OrderLineKind,
      amount: fromMinor(line.amountMinor ?? 0),
      ...presentTerms(line),
    }))
