import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { AgencyStanding } from '../../choices.ts'
import type { AgencyChoice, chooseAgency as chooseCall } from '../../mandate-contract.ts'
import { capMinor } from '../../quote.ts'
import { quotedCandidate } from '../lines-to-order.ts'
import { mandateRefusal, offerRefusal } from '../policy.ts'
import {
  describeAgencies,
  describeCandidates,
  listOfferingAgencies,
  mandateChanged,
  type OfferingAgency,
} from '../ports.ts'
import { getPriceList } from '../prices/price-list.ts'
import { getPricedOrder, isHire, lockEngagement, lockOrder, type HireOrder } from '../queries.ts'
import { quoteFor, quoteSources } from '../quote-for.ts'
import { withQuoted } from '../quotes.ts'
import { type MandateRow, mandates, orders } from '../tables.ts'
import { endMandate, findMandate } from './end-mandate.ts'
import type { ChosenAgency } from './queries.ts'
import { takeFeeBack } from './take-fee-back.ts'

/** Who can bring a candidate whom the household has selected or hired, and whom it chose. */
export async function getAgencyChoice(ctx: SignedIn, candidateId: number): Promise<AgencyChoice> {
  const order = await getOwnHire(ctx, candidateId)
  const { standing, chosen, offers, capMinor: cap, declined } = await standingOf(ctx, order)
  const names = await describeAgencies(
    ctx,
    declined.map(({ agencyId }) => agencyId),
  )
  const [last] = declined
  return {
    currency: order.currency,
    can_choose: mandateRefusal(order, standing, chosen !== null) === null,
    chosen: chosen && {
      agency_id: chosen.id,
      name: chosen.name,
      fee: fromMinor(chosen.feeMinor),
      days: chosen.days,
    },
    declined:
      last === undefined
        ? null
        : { name: names.get(last.agencyId)?.name ?? '', reason: last.reason ?? '' },
    cap: cap === null ? null : fromMinor(cap),
    offers: offers.map(({ id, name, licenceNumber, feeMinor, days, placements }) => ({
      agency_id: id,
      name,
      licence_number: licenceNumber,
      fee: fromMinor(feeMinor),
      days,
      placements,
    })),
  }
}

/** Lets a licensed agency bring her; chosen again, it stays as it is. */
export async function chooseAgency(
  ctx: SignedIn,
  { id: candidateId, agency_id: agencyId }: Parsed<typeof chooseCall>,
): Promise<AgencyChoice> {
  await transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, { employerId: ctx.actor.userId, candidateId })
    const order = await getOwnHire(ctx, candidateId)
    await lockOrder(ctx, order.id)
    const { standing, chosen, offers } = await standingOf(ctx, order)
    if (chosen?.id === agencyId) return
    enforce(mandateRefusal(order, standing, chosen !== null))
    const offer = offers.find(({ id }) => id === agencyId)
    enforce(offerRefusal(offer !== undefined))
    await replaceMandate(ctx, order, offer as OfferingAgency)
  })
  return getAgencyChoice(ctx, candidateId)
}

async function replaceMandate(
  ctx: SignedIn,
  order: HireOrder,
  { id: agencyId, feeMinor, days }: OfferingAgency,
): Promise<void> {
  const before = await findMandate(ctx, order.id)
  if (before !== null) {
    await takeFeeBack(ctx, order, 'another agency')
    await endMandate(ctx, before, 'replaced')
  }
  await ctx.db
    .insert(mandates)
    .values({ orderId: order.id, agencyId, feeMinor, days, chosenAt: ctx.now })
  await audit(ctx, 'mandate.chosen', `order:${order.id}`, { agency: agencyId, feeMinor, days })
  await publish(ctx, mandateChanged, {
    hire: order,
    before: before?.agencyId ?? null,
    after: agencyId,
    because: before === null ? 'chosen' : 'replaced',
  })
  await broadcastToUsers(ctx, order.employerId, 'orders')
}

interface Standing {
  standing: AgencyStanding
  chosen: ChosenAgency | null
  /** Those who declined already are not among them. */
  offers: OfferingAgency[]
  capMinor: number | null
  /** The newest first. */
  declined: MandateRow[]
}

async function standingOf(ctx: SignedIn, order: HireOrder): Promise<Standing> {
  const [facts, sources, prices, [own = null], declined] = await Promise.all([
    describeCandidates(ctx, [order.candidateId]).then((found) => found.get(order.candidateId)),
    quoteSources(ctx),
    getPriceList(ctx),
    withQuoted(ctx, [order]),
    listDeclined(ctx, order.id),
  ])
  const { country } = quotedCandidate(facts)
  const { agency: standing } = quoteFor(sources, facts, own)
  const isNeeded = standing === 'to_choose' || standing === 'chosen'
  const offers = isNeeded && country !== null ? await listOfferingAgencies(ctx, country) : []
  return {
    standing,
    chosen: own?.agency ?? null,
    offers: offers.filter(({ id }) => declined.every(({ agencyId }) => agencyId !== id)),
    capMinor: capMinor(prices, country),
    declined,
  }
}

const listDeclined = (ctx: SignedIn, orderId: number): Promise<MandateRow[]> =>
  ctx.db
    .select()
    .from(mandates)
    .where(and(eq(mandates.orderId, orderId), eq(mandates.endedBecause, 'declined')))
    .orderBy(desc(mandates.id))

/** The household's order of someone whom it has selected or hired. */
async function getOwnHire(ctx: SignedIn, candidateId: number): Promise<HireOrder> {
  const [row] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.employerId, ctx.actor.userId),
        eq(orders.candidateId, candidateId),
        inArray(orders.status, ['pending', 'paid']),
        isNull(orders.hireEndedOn),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  const order = row && (await getPricedOrder(ctx, row.id))
  if (order === undefined || !isHire(order))
    throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  return order
}
