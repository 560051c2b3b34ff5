import { z } from 'zod'

const needed = (): z.ZodString =>
  z.string('needed beside PAYMENT_PROVIDER=skipcash, or beside any other setting of SkipCash')

/** Who takes new payments. */
export const chosenProvider = z.object({
  PAYMENT_PROVIDER: z.enum(['sandbox', 'skipcash'], 'sandbox or skipcash').default('sandbox'),
})

export const skipcashSettings = z
  .object({
    SKIPCASH_CLIENT_ID: needed(),
    SKIPCASH_KEY_ID: needed(),
    SKIPCASH_SECRET_KEY: needed(),
    SKIPCASH_WEBHOOK_KEY: needed(),
    SKIPCASH_BASE_URL: z.url().default('https://api.skipcash.app'),
  })
  .transform((e) => ({
    clientId: e.SKIPCASH_CLIENT_ID,
    keyId: e.SKIPCASH_KEY_ID,
    secretKey: e.SKIPCASH_SECRET_KEY,
    webhookKey: e.SKIPCASH_WEBHOOK_KEY,
    baseUrl: e.SKIPCASH_BASE_URL.replace(/\/$/, ''),
  }))
/** An address alone, as the example has it, is no account. */
export const isSkipcashGiven = (given: object): boolean =>
  Object.keys(given).some((name) => name.startsWith('SKIPCASH_') && name !== 'SKIPCASH_BASE_URL')
export type SkipcashSettings = z.output<typeof skipcashSettings>

/** The providers of payments, each with what it needs. */
export interface PaymentSettings {
  chosen: z.output<typeof chosenProvider>['PAYMENT_PROVIDER']
  /** Null: its payments wait until the environment names it again. */
  skipcash: SkipcashSettings | null
  /** Null where money is real: nobody pays there without it. */
  sandbox: { secret: string } | null
}
