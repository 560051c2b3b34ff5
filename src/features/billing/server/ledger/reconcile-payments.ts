import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  chosenProvider,
  type PaymentProvider,
  paymentProviders,
  type ProviderPayment,
} from '../../../../gateways/payments/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { inParallel } from '../../../../platform/server/in-parallel.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { standard } from '../../../../platform/shared/locales.ts'
import { formatAmount, fromMinor } from '../../../../platform/shared/money.ts'
import type { Difference } from '../../ledger-contract.ts'
import { type PaymentRow, payments, refunds, takenOf } from '../tables.ts'
import { reconciliations } from './tables.ts'

/** Payments that changed in these days are compared, so that a day on which the provider was away is made up for. */
const days = 3
const batch = 100
const atOnce = 8
/** One payment that can't be asked about stops no other; after so many the provider is away. */
const unansweredMax = 20

/** How long someone who asked for a comparison waits at most; the newest payments come first, and the night compares the others. */
export const patienceMs = 20_000

type Reconciliation = typeof reconciliations.$inferSelect

/** Compares what we hold of recent payments with the books of those who took them, and keeps what differs for the operator: one by each provider. */
export async function reconcilePayments(
  ctx: Context,
  { withinMs = Infinity } = {},
): Promise<Reconciliation[]> {
  const until = performance.now() + withinMs
  const done: Reconciliation[] = []
  for (const provider of paymentProviders(ctx)) {
    const ids = await listRecent(ctx, provider.name)
    if (ids.length > 0 || provider.name === chosenProvider(ctx).name)
      done.push(await compare(ctx, provider, ids, until))
  }
  return done
}

async function compare(
  ctx: Context,
  provider: PaymentProvider,
  ids: readonly string[],
  until: number,
): Promise<Reconciliation> {
  const differences: Difference[] = []
  let checked = 0
  const unanswered: unknown[] = []
  const isOver = () => performance.now() >= until || unanswered.length >= unansweredMax
  for (let first = 0; first < ids.length && !isOver(); first += batch) {
    const held = await holdings(ctx, ids.slice(first, first + batch))
    await inParallel(held, atOnce, async ({ payment, refundedMinor }) => {
      if (isOver()) return
      try {
        differences.push(...differencesOf(payment, refundedMinor, await findAt(provider, payment)))
        checked += 1
      } catch (error) {
        unanswered.push(error)
        ctx.log.warn(
          { payment: payment.id, reason: reasonOf(error) },
          'a payment could not be compared',
        )
      }
    })
  }
  if (checked === 0 && unanswered.length > 0) throw unanswered[0]
  const left = ids.length - checked
  if (differences.length > 0)
    ctx.log.error(
      { provider: provider.name, differences: differences.length },
      "the provider's book differs from ours",
    )
  return transaction(ctx, async (ctx) => {
    const [stored] = await ctx.db
      .insert(reconciliations)
      .values({ at: ctx.now, provider: provider.name, checked, left, differences })
      .returning()
    if (!stored) throw new Error('the reconciliation was not stored')
    await audit(ctx, 'ledger.reconcile', `reconciliation:${stored.id}`, {
      checked,
      left,
      differences: differences.length,
    })
    return stored
  })
}

/** The payments to compare, newest first. */
async function listRecent(ctx: Context, provider: string): Promise<string[]> {
  const since = new Date(ctx.now.getTime() - days * 86_400_000)
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        isNotNull(payments.providerPaymentId),
        gte(payments.updatedAt, since),
        inArray(payments.status, [
          'paid',
          'failed',
          'cancelled',
          'expired',
          'refund_pending',
          'refunded',
        ]),
      ),
    )
    .orderBy(desc(payments.updatedAt))
  return rows.map(({ id }) => id)
}

/** Payments as they stand just before they are compared, each with what went back of it. */
const holdings = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .select({
      payment: payments,
      refundedMinor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'done')))
    .where(inArray(payments.id, [...ids]))
    .groupBy(payments.id)

async function findAt(
  provider: PaymentProvider,
  { providerPaymentId }: PaymentRow,
): Promise<ProviderPayment | null> {
  try {
    return await provider.lookUp(providerPaymentId ?? '')
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** What we and the provider say differently of one payment. */
export function differencesOf(
  payment: PaymentRow,
  refundedMinor: number,
  theirs: ProviderPayment | null,
): Difference[] {
  const of = { payment_id: payment.id, order_id: payment.orderId }
  if (theirs === null)
    return [{ ...of, kind: 'unknown_to_provider', ours: payment.status, theirs: '' }]
  const taken = takenOf(payment)
  const money = (amountMinor: number) =>
    formatAmount(fromMinor(amountMinor), taken.currency, standard)
  const tookMoney = (status: string) => ['paid', 'refund_pending', 'refunded'].includes(status)
  const found: Difference[] = []
  if (tookMoney(payment.status) !== tookMoney(theirs.status))
    found.push({ ...of, kind: 'status', ours: payment.status, theirs: theirs.status })
  if (theirs.amountMinor !== taken.amountMinor)
    found.push({
      ...of,
      kind: 'amount',
      ours: money(taken.amountMinor),
      theirs: money(theirs.amountMinor),
    })
  if (theirs.currency !== taken.currency)
    found.push({ ...of, kind: 'currency', ours: taken.currency, theirs: theirs.currency })
  const { least, most } = theirs.refundedMinor
  if (refundedMinor < least || refundedMinor > most) {
    const theirRefund = least === most ? money(most) : `${money(least)} – ${money(most)}`
    found.push({ ...of, kind: 'refunded', ours: money(refundedMinor), theirs: theirRefund })
  }
  return found
}
