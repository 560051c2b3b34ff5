import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../../platform/shared/errors.ts'
import { fromMinor, heldAmount } from '../../../../platform/shared/money.ts'
import { notify } from '../../../notifications/server/index.ts'
import type {
  AdminClaim,
  grantClaim as grantCall,
  refuseClaim as refuseCall,
} from '../../claim-contract.ts'
import { makeRefunds } from '../refunds/make-refunds.ts'
import { getOrderById, getPaymentById } from '../queries.ts'
import { openRefund } from '../refund-order.ts'
import { presentAdminClaims } from './present.ts'
import { type ClaimRow, refundClaims } from './tables.ts'
import { decideClaimRefusal } from '../policy.ts'

/** Grants a claim: the refund is owed in the same transaction, and made outside it. */
export async function grantClaim(
  ctx: SignedIn,
  { id, amount, ends_hire, answer }: Parsed<typeof grantCall>,
): Promise<AdminClaim> {
  const seen = await getClaim(ctx, id)
  const due = amount ?? fromMinor(seen.amountMinor)
  if (due === 0) throw invalid('amount', 'amountInvalid')
  const { claim, refund } = await transaction(ctx, async (ctx) => {
    enforce(decideClaimRefusal(await getClaim(ctx, id)))
    // It takes the lock of the pair first; the claim's own row comes after it.
    const asked = { id: seen.orderId, amount: due, ends_hire, reason: `claim ${id}` }
    const refund = await openRefund(ctx, asked, `claim:${id}`, seen.endedOn)
    enforce(decideClaimRefusal(await getClaim(ctx, id, true)))
    const claim = await settle(ctx, id, {
      state: 'granted',
      answer: answer || null,
      refundId: refund.id,
    })
    await audit(ctx, 'claim.granted', `order:${seen.orderId}`, {
      claim: id,
      amountMinor: refund.amountMinor,
      computedMinor: seen.amountMinor,
    })
    await notifyUser(ctx, claim, 'claim_granted', {
      amount: heldAmount(refund.amountMinor, refund.currency),
    })
    return { claim, refund }
  })
  await makeRefunds(ctx, await getPaymentById(ctx, refund.paymentId))
  return present(ctx, claim)
}

/** Refuses a claim with a reason that the household reads. */
export function refuseClaim(
  ctx: SignedIn,
  { id, answer }: Parsed<typeof refuseCall>,
): Promise<AdminClaim> {
  return transaction(ctx, async (ctx) => {
    enforce(decideClaimRefusal(await getClaim(ctx, id, true)))
    const claim = await settle(ctx, id, { state: 'refused', answer })
    await audit(ctx, 'claim.refused', `order:${claim.orderId}`, { claim: id })
    await notifyUser(ctx, claim, 'claim_refused', { answer })
    return present(ctx, claim)
  })
}

async function getClaim(ctx: SignedIn, id: number, lock = false): Promise<ClaimRow> {
  const query = ctx.db.select().from(refundClaims).where(eq(refundClaims.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function settle(ctx: SignedIn, id: number, change: Partial<ClaimRow>): Promise<ClaimRow> {
  const [row] = await ctx.db
    .update(refundClaims)
    .set({ ...change, decidedAt: ctx.now, decidedBy: ctx.actor.userId })
    .where(eq(refundClaims.id, id))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

async function notifyUser(
  ctx: SignedIn,
  claim: ClaimRow,
  kind: 'claim_granted' | 'claim_refused',
  params: Record<string, string>,
): Promise<void> {
  const { orderNo } = await getOrderById(ctx, claim.orderId)
  const key = `claim:${claim.id}:${claim.state}`
  await notify(ctx, {
    userId: claim.employerId,
    kind,
    params: { ...params, order_no: orderNo },
    path: '/dashboard/orders',
    key,
  })
  await broadcastToUsers(ctx, claim.employerId, 'claims')
}

async function present(ctx: SignedIn, row: ClaimRow): Promise<AdminClaim> {
  const [claim] = await presentAdminClaims(ctx, [row])
  if (!claim) throw new AppError('NOT_FOUND')
  return claim
}
