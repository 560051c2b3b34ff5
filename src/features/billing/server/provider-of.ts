import { type PaymentProvider, paymentProvider } from '../../../gateways/payments/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { PaymentRow } from './tables.ts'

/** The provider that holds a payment, whoever takes new ones; throws where the environment gives it no longer. */
export function providerOf(ctx: Context, payment: PaymentRow): PaymentProvider {
  const provider = paymentProvider(ctx, payment.provider)
  if (provider === undefined)
    throw new Error(`this payment is with ${payment.provider}, which the environment doesn't give`)
  return provider
}
