import { and, eq, sql } from 'drizzle-orm'
import { NotMade, type ProviderPayment } from '../../../../gateways/payments/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { providerOf } from '../provider-of.ts'
import { getPaymentById } from '../queries.ts'
import { type PaymentRow, type RefundRow, refunds } from '../tables.ts'
import { claimRefund, releaseRefund } from './claim-refund.ts'
import { recordRefund } from './record-refund.ts'

/** made, refused: certain · unknown: asked, and no answer · held: the provider was asked, and doesn't say. */
type Outcome = 'made' | 'refused' | 'unknown' | 'held'

/** Asks the provider to give back what is owed of a payment, outside any transaction; what fails is tried again by the sweep. */
export async function makeRefunds(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  const owed = await ctx.db.$count(
    refunds,
    and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'pending')),
  )
  if (owed === 0) return payment
  for (
    let refund = await claimRefund(ctx, payment.id);
    refund !== null;
    refund = await claimRefund(ctx, payment.id)
  ) {
    const outcome = await giveBack(ctx, payment, refund)
    if (outcome === 'made') await recordRefund(ctx, refund)
    else {
      if (outcome === 'refused') await releaseRefund(ctx, refund.id, outcome)
      if (outcome === 'held') await hold(ctx, payment, refund)
      break
    }
  }
  return getPaymentById(ctx, payment.id)
}

async function giveBack(ctx: Context, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  if (refund.amountMinor === 0) return 'made'
  try {
    const before = refund.isUnclear ? await whatCameOf(ctx, payment, refund) : 'refused'
    if (before !== 'refused') return before
    await providerOf(ctx, payment).refund(payment.providerPaymentId ?? '', {
      reference: refund.id,
      amountMinor: refund.amountMinor,
    })
    return 'made'
  } catch (error) {
    ctx.log.error(
      { payment: payment.id, refund: refund.id, reason: reasonOf(error) },
      'a refund failed and will be tried again',
    )
    return error instanceof NotMade ? 'refused' : 'unknown'
  }
}

/** What the provider's book says of a refund that was asked for without an answer. */
async function whatCameOf(ctx: Context, payment: PaymentRow, refund: RefundRow): Promise<Outcome> {
  const { refundedMinor } = await providerOf(ctx, payment).lookUp(payment.providerPaymentId ?? '')
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), eq(refunds.status, 'done')))
  return judge(refundedMinor, row?.sum ?? 0, refund.amountMinor)
}

/** Whether a refund was made, by what went back in all and what went back before it; held when both or neither can be. */
export function judge(
  { least, most }: ProviderPayment['refundedMinor'],
  beforeMinor: number,
  amountMinor: number,
): Exclude<Outcome, 'unknown'> {
  const isWithin = (sumMinor: number) => sumMinor >= least && sumMinor <= most
  const mayBeMade = isWithin(beforeMinor + amountMinor)
  const mayBeMissing = isWithin(beforeMinor)
  if (mayBeMade === mayBeMissing) return 'held'
  return mayBeMade ? 'made' : 'refused'
}

const hold = (
  ctx: Context,
  payment: PaymentRow,
  { id, amountMinor, currency }: RefundRow,
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await releaseRefund(ctx, id, 'held')
    await raiseAlert(ctx, {
      kind: 'refund_unclear',
      payment,
      refundId: id,
      expected: { amountMinor, currency },
      found: null,
    })
  })
