import { z } from 'zod'

const twilio = z
  .object({
    SMS_PROVIDER: z.literal('twilio'),
    TWILIO_ACCOUNT_SID: needed('SMS_PROVIDER=twilio'),
    TWILIO_AUTH_TOKEN: needed('SMS_PROVIDER=twilio'),
    /** A number, a registered sender name, or the SID of a messaging service (MG…). */
    TWILIO_FROM: needed('SMS_PROVIDER=twilio'),
    TWILIO_BASE_URL: z.url().default('https://api.twilio.com'),
  })
  .transform((e) => ({
    provider: 'twilio' as const,
    accountSid: e.TWILIO_ACCOUNT_SID,
    authToken: e.TWILIO_AUTH_TOKEN,
    from: e.TWILIO_FROM,
    baseUrl: bare(e.TWILIO_BASE_URL),
  }))

const unifonic = z
  .object({
    SMS_PROVIDER: z.literal('unifonic'),
    UNIFONIC_APP_SID: needed('SMS_PROVIDER=unifonic'),
    UNIFONIC_SENDER_ID: needed('SMS_PROVIDER=unifonic'),
    UNIFONIC_BASE_URL: z.url().default('https://el.cloud.unifonic.com'),
  })
  .transform((e) => ({
    provider: 'unifonic' as const,
    appSid: e.UNIFONIC_APP_SID,
    senderId: e.UNIFONIC_SENDER_ID,
    baseUrl: bare(e.UNIFONIC_BASE_URL),
  }))

const smtp = z
  .object({
    EMAIL_PROVIDER: z.literal('smtp'),
    SMTP_URL: needed('EMAIL_PROVIDER=smtp').regex(
      /^smtps?:\/\//,
      'begins with smtp:// or smtps://',
    ),
    EMAIL_FROM: needed('EMAIL_PROVIDER=smtp'),
  })
  .transform((e) => ({ provider: 'smtp' as const, url: e.SMTP_URL, from: e.EMAIL_FROM }))

const meta = z
  .object({
    WHATSAPP_PROVIDER: z.literal('meta'),
    WHATSAPP_TOKEN: needed('WHATSAPP_PROVIDER=meta'),
    /** The id of the number that sends, not the number itself. */
    WHATSAPP_PHONE_NUMBER_ID: needed('WHATSAPP_PROVIDER=meta').regex(/^\d{5,20}$/, 'digits alone'),
    /** Of the app at Meta: it signs what Meta tells. */
    WHATSAPP_APP_SECRET: needed('WHATSAPP_PROVIDER=meta').min(16, 'at least 16 characters'),
    /** Made up by the operator, and typed into Meta's form beside the address of the webhook. */
    WHATSAPP_VERIFY_TOKEN: needed('WHATSAPP_PROVIDER=meta').min(16, 'at least 16 characters'),
    WHATSAPP_BASE_URL: z.url().default('https://graph.facebook.com/v24.0'),
  })
  .transform((e) => ({
    provider: 'meta' as const,
    token: e.WHATSAPP_TOKEN,
    phoneNumberId: e.WHATSAPP_PHONE_NUMBER_ID,
    appSecret: e.WHATSAPP_APP_SECRET,
    verifyToken: e.WHATSAPP_VERIFY_TOKEN,
    baseUrl: bare(e.WHATSAPP_BASE_URL),
  }))

const outboxSms = z
  .object({ SMS_PROVIDER: z.literal('outbox') })
  .transform(() => ({ provider: 'outbox' as const }))
const outboxEmail = z
  .object({ EMAIL_PROVIDER: z.literal('outbox') })
  .transform(() => ({ provider: 'outbox' as const }))

const outboxWhatsApp = z
  .object({ WHATSAPP_PROVIDER: z.literal('outbox') })
  .transform(() => ({ provider: 'outbox' as const }))
const noWhatsApp = z
  .object({ WHATSAPP_PROVIDER: z.literal('off') })
  .transform(() => ({ provider: 'off' as const }))

/** How text messages leave: the provider that the environment names, with all that it needs. */
export const smsSettings = z.discriminatedUnion(
  'SMS_PROVIDER',
  [outboxSms, twilio, unifonic],
  'outbox, twilio or unifonic',
)
/** By what each provider of text messages proves that a report is its own, whoever is chosen today. */
export const smsReportSettings = z
  .object({
    TWILIO_AUTH_TOKEN: z.string().optional(),
    UNIFONIC_CALLBACK_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  })
  .transform((e) => ({ twilio: e.TWILIO_AUTH_TOKEN, unifonic: e.UNIFONIC_CALLBACK_TOKEN }))
/** How e-mails leave. */
export const emailSettings = z.discriminatedUnion(
  'EMAIL_PROVIDER',
  [outboxEmail, smtp],
  'outbox or smtp',
)
/** How WhatsApp messages leave, if any do. */
export const whatsAppSettings = z.discriminatedUnion(
  'WHATSAPP_PROVIDER',
  [noWhatsApp, outboxWhatsApp, meta],
  'off, outbox or meta',
)

/** What a text message costs, by the dialling code of its receiver; `*` stands for all others. */
export const smsPrices = z
  .string()
  .regex(
    /^(?:\+?\d{1,4}|\*)=\d+(?:\.\d+)?(?:,\s*(?:\+?\d{1,4}|\*)=\d+(?:\.\d+)?)*$/,
    'such as 974=0.04,*=0.07',
  )
  .optional()
  .transform((text): Readonly<Record<string, number>> =>
    Object.fromEntries(
      (text ?? '')
        .split(',')
        .filter((one) => one !== '')
        .map((one) => one.trim().replace(/^\+/, '').split('='))
        .map(([code = '', price]) => [code, Number(price)]),
    ),
  )

export type SmsReportSecrets = z.output<typeof smsReportSettings>
export type SmsSettings = z.output<typeof smsSettings>
export type EmailSettings = z.output<typeof emailSettings>
export type WhatsAppSettings = z.output<typeof whatsAppSettings>
export type MetaSettings = z.output<typeof meta>
export type TwilioSettings = z.output<typeof twilio>
export type UnifonicSettings = z.output<typeof unifonic>
export type SmtpSettings = z.output<typeof smtp>

function needed(beside: string): z.ZodString {
  return z.string(`needed beside ${beside}`)
}

function bare(url: string): string {
  return url.replace(/\/$/, '')
}
