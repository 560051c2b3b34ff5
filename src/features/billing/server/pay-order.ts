import crypto from 'node:crypto'
import { chosenProvider } from '../../../gateways/payments/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { formatAmount, fromMinor, toMinor } from '../../../platform/shared/money.ts'
import { getUser } from '../../accounts/server/index.ts'
import { paymentTtlMinutes } from '../contract.ts'
import { completeOrder } from './complete-order.ts'
import { readCandidateAnswer } from './candidate-answer.ts'
import { describeCandidates } from './ports.ts'
import { movePayment } from './move-payment.ts'
import {
  findOpenPayment,
  findPaymentByKey,
  getOwnOrder,
  getPricedOrder,
  isHire,
  lockEngagement,
  lockOrder,
  lockPayment,
  type PricedOrder,
} from './queries.ts'
import { providerOf } from './provider-of.ts'
import { priceIfKnown } from './price-if-known.ts'
import { returnPath } from './return-from-provider.ts'
import { settlePayment } from './settle-payment.ts'
import { paymentKeys, type PaymentRow, payments } from './tables.ts'
import { candidateAnswerRefusal, hirePayRefusal, payRefusal, shownPriceRefusal } from './policy.ts'

/** What the household was shown when it pressed: the amount, and that her yes is missing. */
interface Seen {
  amount?: number | undefined
  withoutYes?: boolean | undefined
}

/** Opens a payment for an order, or gives the one that is open: an order has one open payment at a time, however often this is called. */
export async function payOrder(
  ctx: SignedIn,
  orderId: number,
  key: string | undefined,
  seen: Seen = {},
): Promise<PaymentRow> {
  const order = await getOwnOrder(ctx, orderId)
  const open = await findOpenPayment(ctx, orderId)
  // It may have been paid or have expired unheard: then the household must not pay it twice, or has to start again.
  if (open) await settlePayment(ctx, open)
  await priceIfKnown(ctx, order)
  const payment = await transaction(ctx, (ctx) => openPayment(ctx, order, key, seen))
  return payment.status === 'created' ? openAtProvider(ctx, order, payment) : payment
}

async function openPayment(
  ctx: SignedIn,
  order: PricedOrder,
  key: string | undefined,
  { amount: shown, withoutYes }: Seen,
): Promise<PaymentRow> {
  await lockEngagement(ctx, order)
  const known = key === undefined ? null : await findPaymentByKey(ctx, order.id, key)
  if (known && known.status !== 'created') return known
  const current = await lockOrder(ctx, order.id)
  enforce(payRefusal(current))
  if (isHire(order)) {
    const candidate = (await describeCandidates(ctx, [order.candidateId])).get(order.candidateId)
    enforce(hirePayRefusal(current, candidate))
    enforce(candidateAnswerRefusal(await readCandidateAnswer(ctx, order), withoutYes))
  }
  // Read again under the lock: an operator may have set a line while the provider was asked.
  const owed = await getPricedOrder(ctx, order.id)
  if (shown !== undefined)
    enforce(shownPriceRefusal(toMinor(shown), owed.amountMinor, formatPrice(owed, ctx.locale)))
  const payment = known ?? (await findOpenPayment(ctx, order.id)) ?? (await storePayment(ctx, owed))
  if (key !== undefined)
    await ctx.db
      .insert(paymentKeys)
      .values({ orderId: order.id, idempotencyKey: key, paymentId: payment.id })
      .onConflictDoNothing()
  if (payment.amountMinor > 0) return payment
  await completeOrder(ctx, current)
  return movePayment(ctx, payment, 'confirm')
}

async function storePayment(
  ctx: SignedIn,
  { id, amountMinor, currency }: PricedOrder,
): Promise<PaymentRow> {
  const fresh: PaymentRow = {
    id: crypto.randomUUID(),
    orderId: id,
    provider: amountMinor > 0 ? chosenProvider(ctx).name : 'none',
    providerPaymentId: null,
    paymentUrl: null,
    status: 'created',
    amountMinor,
    currency,
    takenMinor: null,
    takenCurrency: null,
    nextAskAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + paymentTtlMinutes * 60_000),
  }
  await ctx.db.insert(payments).values(fresh)
  await audit(ctx, 'payment.open', `payment:${fresh.id}`, { orderId: id, amountMinor })
  return fresh
}

/** Asks the provider for its page. When this breaks off, the next call asks again with the same reference. */
async function openAtProvider(
  ctx: SignedIn,
  order: PricedOrder,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const { id, amountMinor, currency } = payment
  const { fullName, phoneNumber, email } = await getUser(ctx, order.employerId)
  const returnUrl = `${ctx.config.origin}${localizedPath(returnPath(order.kind, id), ctx.locale)}`
  const opened = await providerOf(ctx, payment)
    .create({
      reference: id,
      amountMinor,
      currency,
      returnUrl,
      payer: { fullName, phoneNumber, email },
    })
    .catch((error: Error) => {
      ctx.log.error(
        { payment: id, reason: reasonOf(error) },
        'the payment provider did not open a payment',
      )
      throw new AppError('GATEWAY_FAILED', { message: 'paymentProviderAway' })
    })
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, order)
    return movePayment(ctx, await lockPayment(ctx, id), 'redirect', opened)
  })
}

const formatPrice = ({ amountMinor, currency }: PricedOrder, locale: Locale): string =>
  formatAmount(fromMinor(amountMinor), currency, locale)
