import { type PaymentProvider, paymentProvider } from '../../../gateways/payments/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { PaymentRow } from './tables.ts'

/** The provider that holds a payment; throws when the settings have since named another one. */
export function providerOf(ctx: Context, payment: PaymentRow): PaymentProvider {
  const provider = paymentProvider(ctx)
  if (provider.name !== payment.provider) throw new Error(`this payment is with ${payment.provider}, the settings name ${provider.name}`)
  return provider
}
