import type { Context } from '../../platform/server/context.ts'
import type { PaymentSettings } from '../../platform/server/config/payments.ts'
import type { PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox.ts'
import { skipcash } from './skipcash.ts'

export { NotMade, type PaymentProvider, type ProviderPayment } from './provider.ts'
export { sandboxPage as providerPages } from './sandbox-page.ts'

type ProviderContext = Pick<Context, 'config' | 'db' | 'now'>

/** Each provider by its name, where the environment gives what it needs. */
const providers: Record<
  PaymentSettings['chosen'],
  (ctx: ProviderContext) => PaymentProvider | null
> = {
  sandbox: (ctx) => ctx.config.payments.sandbox && sandbox(ctx, ctx.config.payments.sandbox),
  skipcash: ({ config }) => config.payments.skipcash && skipcash(config.payments.skipcash),
}

/** The provider of a name; undefined where the environment gives none. Call it outside a transaction: its records are not ours to roll back. */
export const paymentProvider = (ctx: ProviderContext, name: string): PaymentProvider | undefined =>
  paymentProviders(ctx).find((provider) => provider.name === name)

/** Whoever can be asked about payments. */
export const paymentProviders = (ctx: ProviderContext): PaymentProvider[] =>
  Object.values(providers).flatMap((open) => open(ctx) ?? [])

/** The provider that takes new payments. */
export function chosenProvider(ctx: ProviderContext): PaymentProvider {
  const { chosen } = ctx.config.payments
  const provider = paymentProvider(ctx, chosen)
  if (provider === undefined)
    throw new Error(`the environment names ${chosen} and gives nothing that it needs`)
  return provider
}
