import { z } from 'zod'

const needed = (): z.ZodString => z.string('needed beside PAYMENT_PROVIDER=skipcash')

const skipcash = z
  .object({
    PAYMENT_PROVIDER: z.literal('skipcash'),
    SKIPCASH_CLIENT_ID: needed(),
    SKIPCASH_KEY_ID: needed(),
    SKIPCASH_SECRET_KEY: needed(),
    SKIPCASH_WEBHOOK_KEY: needed(),
    SKIPCASH_BASE_URL: z.url().default('https://api.skipcash.app'),
  })
  .transform((e) => ({
    provider: 'skipcash' as const,
    clientId: e.SKIPCASH_CLIENT_ID,
    keyId: e.SKIPCASH_KEY_ID,
    secretKey: e.SKIPCASH_SECRET_KEY,
    webhookKey: e.SKIPCASH_WEBHOOK_KEY,
    baseUrl: e.SKIPCASH_BASE_URL.replace(/\/$/, ''),
  }))
const sandbox = z.object({ PAYMENT_PROVIDER: z.literal('sandbox') }).transform(() => ({ provider: 'sandbox' as const }))

/** Who takes the payments: the provider that the environment names, with all that it needs. */
export const paymentSettings = z.discriminatedUnion('PAYMENT_PROVIDER', [sandbox, skipcash], 'sandbox or skipcash')
export type PaymentSettings = z.output<typeof paymentSettings>
export type SkipcashSettings = z.output<typeof skipcash>
