import { eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { LedgerAccount } from '../../ledger-contract.ts'
import { orderLines, type OrderRow, type PaymentRow, type RefundRow, takenOf } from '../tables.ts'
import { allocate } from './allocate.ts'
import { balancesOfOrder } from './queries.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

type Entry = Omit<typeof ledgerEntries.$inferInsert, 'at'>
type Sides = Partial<Record<LedgerAccount, number>>

/** The household owes what its order holds, line by line. */
export async function postCharge(ctx: Context, order: OrderRow): Promise<void> {
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const sides: Sides = {}
  for (const { kind, amountMinor } of lines) {
    sides[kind] = (sides[kind] ?? 0) - amountMinor
    sides.household = (sides.household ?? 0) + amountMinor
  }
  await post(ctx, { kind: 'charge', orderId: order.id, currency: order.currency }, sides)
}

/** The provider holds what it took of the household. */
export function postCapture(ctx: Context, payment: PaymentRow): Promise<void> {
  const { amountMinor, currency } = takenOf(payment)
  return post(
    ctx,
    { kind: 'capture', orderId: payment.orderId, paymentId: payment.id, currency },
    { provider: amountMinor, household: -amountMinor },
  )
}

/** Money that bought nothing is owed back to the household. */
export const postReturnOwed = (ctx: Context, refund: RefundRow): Promise<void> =>
  post(ctx, owed(refund), { household: refund.amountMinor, refunds_payable: -refund.amountMinor })

/** A part of what was charged is owed back, taken from the lines in proportion to what is left of them. */
export async function postRefundOwed(ctx: Context, refund: RefundRow): Promise<void> {
  const balances = await balancesOfOrder(ctx, refund.orderId)
  const charged = (['service', 'visa_service', 'recruitment_fee', 'access_plan'] as const).map(
    (account) => [account, -(balances[account] ?? 0)] as const,
  )
  const shares = allocate(
    refund.amountMinor,
    charged.map(([, left]) => left),
  )
  const sides: Sides = Object.fromEntries(
    charged.map(([account], index) => [account, shares[index] ?? 0]),
  )
  await post(ctx, owed(refund), { ...sides, refunds_payable: -refund.amountMinor })
}

/** The provider gave back what was owed. */
export const postRefundPaid = (
  ctx: Context,
  { id, orderId, paymentId, currency, amountMinor }: RefundRow,
): Promise<void> =>
  post(
    ctx,
    { kind: 'refund_paid', orderId, paymentId, refundId: id, currency },
    { refunds_payable: amountMinor, provider: -amountMinor },
  )

const owed = ({ id, orderId, paymentId, currency }: RefundRow): Entry => ({
  kind: 'refund_owed',
  orderId,
  paymentId,
  refundId: id,
  currency,
})

/** Writes an entry in the caller's transaction; the database refuses one that doesn't balance. Nothing is written of nothing. */
async function post(ctx: Context, entry: Entry, sides: Sides): Promise<void> {
  const lines = (Object.entries(sides) as [LedgerAccount, number][]).filter(
    ([, amountMinor]) => amountMinor !== 0,
  )
  if (lines.length === 0) return
  const [stored] = await ctx.db
    .insert(ledgerEntries)
    .values({ ...entry, at: ctx.now })
    .returning({ id: ledgerEntries.id })
  if (!stored) throw new Error('the ledger entry was not stored')
  await ctx.db
    .insert(ledgerLines)
    .values(lines.map(([account, amountMinor]) => ({ entryId: stored.id, account, amountMinor })))
}
