import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid, refuse } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { ClaimCause } from '../../claim-choices.ts'
import type {
  Claim,
  openClaim as openCall,
  previewClaim as previewCall,
} from '../../claim-contract.ts'
import { guaranteeOn, refundOfQuote } from '../prices/guarantee.ts'
import { quoteFor, quoteSources } from '../quote-for.ts'
import { withQuoted } from '../quotes.ts'
import { openClaimsOf } from './queries.ts'
import { getOwnOrder, lockEngagement, type PricedOrder, refundedOf } from '../queries.ts'
import { presentClaims } from './present.ts'
import { type ClaimRow, refundClaims } from './tables.ts'
import { claimNotOpen, claimRefusal, openClaimRefusal } from '../policy.ts'

const claimsMax = 200

/** What the guarantee gives for a cause and a last day, less what went back already. */
export async function previewClaim(
  ctx: SignedIn,
  { id, cause, ended_on: endedOn }: Parsed<typeof previewCall>,
) {
  const order = await getClaimableOrder(ctx, id)
  refuseWrongDay(ctx, order, endedOn)
  return {
    amount: fromMinor(await claimable(ctx, order, cause, endedOn)),
    currency: order.currency,
  }
}

/** Asks for the money of a paid hire, with the amount that the guarantee gives. */
export async function openClaim(
  ctx: SignedIn,
  { id, cause, ended_on: endedOn, reason }: Parsed<typeof openCall>,
): Promise<Claim> {
  const found = await getClaimableOrder(ctx, id)
  refuseWrongDay(ctx, found, endedOn)
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, found)
    const order = await getClaimableOrder(ctx, id)
    enforce(openClaimRefusal(order, (await openClaimsOf(ctx, [id])).get(id)))
    const amountMinor = await claimable(ctx, order, cause, endedOn)
    const [row] = await ctx.db
      .insert(refundClaims)
      .values({
        orderId: id,
        employerId: ctx.actor.userId,
        cause,
        endedOn,
        reason,
        amountMinor,
        state: 'open',
        createdAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('no claim was written')
    await audit(ctx, 'claim.opened', `order:${id}`, { claim: row.id, cause, amountMinor })
    return presentOwn(ctx, row)
  })
}

/** Takes back the open claim of one of the household's orders. */
export function withdrawClaim(ctx: SignedIn, orderId: number): Promise<Claim> {
  return transaction(ctx, async (ctx) => {
    await getOwnOrder(ctx, orderId)
    const [row] = await ctx.db
      .update(refundClaims)
      .set({ state: 'withdrawn', decidedAt: ctx.now, decidedBy: ctx.actor.userId })
      .where(
        and(
          eq(refundClaims.orderId, orderId),
          eq(refundClaims.employerId, ctx.actor.userId),
          eq(refundClaims.state, 'open'),
        ),
      )
      .returning()
    if (!row) refuse(claimNotOpen)
    await audit(ctx, 'claim.withdrawn', `order:${orderId}`, { claim: row.id })
    return presentOwn(ctx, row)
  })
}

/** The household's claims, the newest first. */
export async function listOwnClaims(ctx: SignedIn): Promise<Claim[]> {
  const rows = await ctx.db
    .select()
    .from(refundClaims)
    .where(eq(refundClaims.employerId, ctx.actor.userId))
    .orderBy(desc(refundClaims.id))
    .limit(claimsMax)
  return presentClaims(ctx, rows)
}

async function presentOwn(ctx: SignedIn, row: ClaimRow): Promise<Claim> {
  await broadcastToUsers(ctx, row.employerId, 'claims')
  const [claim] = await presentClaims(ctx, [row])
  if (!claim) throw new AppError('NOT_FOUND')
  return claim
}

async function getClaimableOrder(
  ctx: SignedIn,
  id: number,
): Promise<PricedOrder & { paidAt: Date }> {
  const order = await getOwnOrder(ctx, id)
  enforce(claimRefusal(order))
  return order as typeof order & { paidAt: Date }
}

function refuseWrongDay(ctx: Context, { paidAt }: { paidAt: Date }, endedOn: string): void {
  if (endedOn > qatarDate(ctx.now)) throw invalid('ended_on', 'endedInFuture')
  if (endedOn < qatarDate(paidAt)) throw invalid('ended_on', 'endedBeforeHire')
}

async function claimable(
  ctx: Context,
  order: PricedOrder & { paidAt: Date },
  cause: ClaimCause,
  endsOn: string,
): Promise<number> {
  const sources = await quoteSources(ctx)
  const [own = null] = await withQuoted(ctx, [order])
  const rule = guaranteeOn(sources.rules, qatarDate(order.paidAt))
  const result = refundOfQuote(quoteFor(sources, undefined, own), rule, { endsOn, cause })
  const refunded = (await refundedOf(ctx, order.id)) - (own?.goneMinor ?? 0)
  return result === null ? 0 : Math.max(0, result.amountMinor - refunded)
}
