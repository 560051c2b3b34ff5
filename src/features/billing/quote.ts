import {
  type AgencyStanding,
  type DueMoment,
  type OrderLineKind,
  orderLineKinds,
  type Place,
  type PlanKey,
  type QuoteLineKind,
  type Receiver,
  type Rhythm,
  type VisaWay,
} from './choices.ts'
import { addMonths } from '../../platform/shared/days.ts'

// What a household pays, to whom, when, and what comes back: the one place that says so, for estimate, order, invoice and refund alike.
// Amounts are minor units.

/** Of a price list, what a quote is made of. */
export interface QuotePrices {
  plansMinor: Record<PlanKey, number>
  visaService: { amountMinor: number; monthlyMinor: number }
  privateSponsorship: { amountMinor: number }
  recruitmentCaps: { amountsMinor: readonly { country: string; amountMinor: number }[] }
  endOfService: { daysPerYear: number }
}

/** Of the legal guarantee, what a quote tells. */
export interface QuoteGuarantee {
  wholeMonths: number
  reducedMonths: number
  percentPerMonth: number
}

export interface QuoteAgency {
  name: string
  /** What it asks for recruiting from her country; null when it hasn't said. */
  feeMinor: number | null
}

export interface QuoteCandidate {
  /** What she expects each month; null or 0 when she hasn't said. */
  salaryMinor: number | null
  /** Two letters, of her nationality. */
  country: string | null
  place: Place
  /** The agency that keeps her record. */
  agency: QuoteAgency | null
}

export interface QuoteSituation {
  plan: PlanKey | null
  visa: VisaWay
  /** The licensed agency that the household chose. */
  agency: QuoteAgency | null
  /** What agencies that bring people from her country ask, for whoever has chosen none yet. */
  offeredMinor?: readonly number[]
  /** The lines of the order that there is: they bind, whatever prices say today. */
  ordered: readonly { kind: OrderLineKind; amountMinor: number }[] | null
}

export interface QuoteLine {
  kind: QuoteLineKind
  /** Null: not known, and in no sum. */
  amountMinor: number | null
  /** The most that it can be. */
  isAtMost: boolean
  rhythm: Rhythm
  receiver: Receiver
  receiverName: string | null
  due: DueMoment
  /** The day, where there is one: of the order's payment, or today when it would be paid today. */
  dueOn: string | null
  /** Part of the order, and of what is paid for it. */
  isInOrder: boolean
  /** What comes back when the hire ends early, and until when; null: nothing does. */
  back: { wholeUntil: string; until: string; percentPerMonth: number } | null
}

export interface Quote {
  place: Place
  agency: AgencyStanding
  agencyName: string | null
  /** She, or her order, has an amount: without it nothing is free, it is not known. */
  isSalaryKnown: boolean
  lines: QuoteLine[]
  sums: {
    order: number
    once: number
    monthly: number
    yearly: number
    firstMonth: number
    firstYear: number
    /** Some line may come to less. */
    isAtMost: boolean
    /** Some line is not known and is missing in the sums. */
    isPartial: boolean
  }
}

export interface QuoteInput {
  candidate: QuoteCandidate
  situation: QuoteSituation
  prices: QuotePrices
  guarantee: QuoteGuarantee | null
  /** The day of payment; before it, today (YYYY-MM-DD). */
  day: string
}

/** Everything that a household pays for a candidate, line by line. */
export function quote(input: QuoteInput): Quote {
  const { candidate, situation } = input
  const agency = agencyStanding(candidate, situation)
  const lines = [...orderLinesOf(input), ...otherLinesOf(input)].map((line) =>
    completed(line, input, agency),
  )
  return {
    ...agency,
    place: candidate.place,
    isSalaryKnown: lines.some(
      ({ kind, amountMinor }) => kind === 'service' && amountMinor !== null,
    ),
    lines,
    sums: sumsOf(lines),
  }
}

type Draft = Pick<QuoteLine, 'kind' | 'amountMinor'> & Partial<QuoteLine>

const known = (amountMinor: number | null): number | null =>
  amountMinor === null || amountMinor <= 0 ? null : amountMinor

/** What the order holds, or would hold if she was selected now. An expected salary that nobody knows is no amount. */
const orderLinesOf = ({ candidate, situation: { ordered } }: QuoteInput): Draft[] =>
  (ordered ?? [{ kind: 'service' as const, amountMinor: candidate.salaryMinor }]).map(
    ({ kind, amountMinor }) => ({
      kind,
      amountMinor: kind === 'service' ? known(amountMinor) : amountMinor,
      isInOrder: true,
    }),
  )

/** What is paid beside the order. */
function otherLinesOf({ candidate, situation, prices }: QuoteInput): Draft[] {
  const wage = known(candidate.salaryMinor) ?? known(serviceOf(situation.ordered))
  const isOrdered = (kind: OrderLineKind) =>
    situation.ordered?.some((line) => line.kind === kind) ?? false
  return [
    ...(situation.plan === null || isOrdered('access_plan')
      ? []
      : [{ kind: 'access_plan' as const, amountMinor: prices.plansMinor[situation.plan] }]),
    ...(candidate.place !== 'in_qatar'
      ? fromAbroad({ candidate, situation, prices }, isOrdered)
      : [{ kind: 'transfer' as const, amountMinor: null }]),
    { kind: 'wage', amountMinor: wage },
    {
      kind: 'end_of_service',
      amountMinor:
        wage === null ? null : Math.round((wage * 12 * prices.endOfService.daysPerYear) / 365),
    },
  ]
}

const serviceOf = (ordered: QuoteSituation['ordered']): number | null =>
  ordered?.find(({ kind }) => kind === 'service')?.amountMinor ?? null

function fromAbroad(
  { candidate, situation, prices }: Pick<QuoteInput, 'candidate' | 'situation' | 'prices'>,
  isOrdered: (kind: OrderLineKind) => boolean,
): Draft[] {
  const { visaService, privateSponsorship } = prices
  const recruitment = isOrdered('recruitment_fee')
    ? []
    : [feeLine({ candidate, situation }, capMinor(prices, candidate.country))]
  if (situation.visa === 'private' && !isOrdered('visa_service'))
    return [...recruitment, { kind: 'sponsorship', amountMinor: privateSponsorship.amountMinor }]
  return [
    ...recruitment,
    ...(isOrdered('visa_service')
      ? []
      : [{ kind: 'visa_service' as const, amountMinor: visaService.amountMinor }]),
    { kind: 'visa_monthly', amountMinor: visaService.monthlyMinor },
  ]
}

/** What the office asks, never above what the law allows; while none is chosen, at most the dearest of those that may be, and of one that hasn't said, what it may ask at most. */
function feeLine(
  { candidate, situation }: Pick<QuoteInput, 'candidate' | 'situation'>,
  cap: number | null,
): Draft {
  const agency = candidate.agency ?? situation.agency
  const asked = agency?.feeMinor ?? null
  const offered = agency === null ? (situation.offeredMinor ?? []) : []
  const most = asked ?? (offered.length === 0 ? cap : Math.max(...offered))
  return {
    kind: 'recruitment_fee',
    amountMinor: most === null ? null : Math.max(0, Math.min(most, cap ?? most)),
    isAtMost: asked === null && most !== null,
  }
}

/** The most that may be asked for recruiting from a country; null where the law names no cap. */
export const capMinor = (
  { recruitmentCaps }: Pick<QuotePrices, 'recruitmentCaps'>,
  country: string | null | undefined,
): number | null =>
  recruitmentCaps.amountsMinor.find((cap) => cap.country === country)?.amountMinor ?? null

const receiverOf: Record<QuoteLineKind, Receiver> = {
  service: 'manzil',
  visa_service: 'manzil',
  recruitment_fee: 'agency',
  access_plan: 'manzil',
  visa_monthly: 'manzil',
  sponsorship: 'authority',
  transfer: 'authority',
  wage: 'worker',
  end_of_service: 'worker',
}
const rhythmOf = (kind: QuoteLineKind): Rhythm =>
  kind === 'end_of_service'
    ? 'yearly'
    : kind === 'wage' || kind === 'visa_monthly'
      ? 'monthly'
      : 'once'
const dueOf: Record<QuoteLineKind, DueMoment> = {
  service: 'order',
  visa_service: 'visa',
  recruitment_fee: 'agency_contract',
  access_plan: 'plan',
  visa_monthly: 'visa',
  sponsorship: 'visa',
  transfer: 'transfer',
  wage: 'month_end',
  end_of_service: 'service_end',
}

function completed(
  { kind, amountMinor, isAtMost = false, isInOrder = false }: Draft,
  { guarantee, day }: QuoteInput,
  { agencyName }: { agencyName: string | null },
): QuoteLine {
  const isOfHire = orderLineKinds.some((one) => one === kind) && kind !== 'access_plan'
  const isGuaranteed = isOfHire && (isInOrder || kind === 'recruitment_fee')
  return {
    kind,
    amountMinor,
    isAtMost,
    rhythm: rhythmOf(kind),
    receiver: receiverOf[kind],
    receiverName: receiverOf[kind] === 'agency' ? agencyName : null,
    due: isInOrder ? 'order' : dueOf[kind],
    dueOn: isInOrder ? day : null,
    isInOrder,
    back: isGuaranteed && guarantee !== null ? backFrom(day, guarantee) : null,
  }
}

const backFrom = (
  day: string,
  { wholeMonths, reducedMonths, percentPerMonth }: QuoteGuarantee,
): QuoteLine['back'] => ({
  wholeUntil: addMonths(day, wholeMonths),
  until: addMonths(day, wholeMonths + reducedMonths),
  percentPerMonth,
})

/** Who brings her from abroad. */
function agencyStanding(
  { place, agency }: QuoteCandidate,
  situation: Pick<QuoteSituation, 'agency'>,
): Pick<Quote, 'agency' | 'agencyName'> {
  if (place === 'in_qatar') return { agency: 'not_needed', agencyName: null }
  if (agency !== null) return { agency: 'hers', agencyName: agency.name }
  if (situation.agency !== null) return { agency: 'chosen', agencyName: situation.agency.name }
  return { agency: place === 'abroad' ? 'to_choose' : 'unknown', agencyName: null }
}

function sumsOf(lines: readonly QuoteLine[]): Quote['sums'] {
  const sum = (isMeant: (line: QuoteLine) => boolean) =>
    lines.reduce((total, line) => total + (isMeant(line) ? (line.amountMinor ?? 0) : 0), 0)
  const of = (rhythm: Rhythm) => sum((line) => line.rhythm === rhythm)
  const [once, monthly, yearly] = [of('once'), of('monthly'), of('yearly')]
  return {
    order: sum(({ isInOrder }) => isInOrder),
    once,
    monthly,
    yearly,
    firstMonth: once + monthly,
    firstYear: once + 12 * monthly + yearly,
    isAtMost: lines.some(({ isAtMost }) => isAtMost),
    isPartial: lines.some(({ amountMinor }) => amountMinor === null),
  }
}
