import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import {
  openPaymentStates,
  type PaymentMove,
  type PaymentState,
  paymentDestination,
} from '../contract.ts'
import { type PaymentRow, payments } from './tables.ts'

type Change = Partial<
  Pick<PaymentRow, 'providerPaymentId' | 'paymentUrl' | 'takenMinor' | 'takenCurrency'>
>

/** States in which the provider is asked without anyone looking. */
const askedStates: readonly PaymentState[] = [...openPaymentStates, 'expired']

/** Moves a locked payment along the table of moves; a move that the table doesn't allow leaves it as it is. */
export async function movePayment(
  ctx: Context,
  payment: PaymentRow,
  move: PaymentMove,
  change: Change = {},
): Promise<PaymentRow> {
  const status = paymentDestination(move, payment.status)
  if (status === null) return payment
  const changed = {
    ...change,
    status,
    updatedAt: ctx.now,
    nextAskAt: askedStates.includes(status) ? payment.nextAskAt : null,
  }
  await ctx.db.update(payments).set(changed).where(eq(payments.id, payment.id))
  await audit(ctx, `payment.${move}`, `payment:${payment.id}`, { from: payment.status, to: status })
  return { ...payment, ...changed }
}
