import type { Context } from '../../platform/server/context.ts'
import type { PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox.ts'
import { skipcash } from './skipcash.ts'

export { NotMade, type PaymentProvider, type ProviderPayment } from './provider.ts'
export { sandboxPage } from './sandbox-page.ts'

/** The provider that the settings name. Call it outside a transaction: its records are not ours to roll back. */
export const paymentProvider = (ctx: Pick<Context, 'config' | 'db' | 'now'>): PaymentProvider =>
  ctx.config.payments.provider === 'skipcash' ? skipcash(ctx.config.payments) : sandbox(ctx)
