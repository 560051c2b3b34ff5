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
    UNIFONIC_CALLBACK_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  })
  .transform((e) => ({
    provider: 'unifonic' as const,
    appSid: e.UNIFONIC_APP_SID,
    senderId: e.UNIFONIC_SENDER_ID,
    baseUrl: bare(e.UNIFONIC_BASE_URL),
    callbackToken: e.UNIFONIC_CALLBACK_TOKEN,
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

const outboxSms = z
  .object({ SMS_PROVIDER: z.literal('outbox') })
  .transform(() => ({ provider: 'outbox' as const }))
const outboxEmail = z
  .object({ EMAIL_PROVIDER: z.literal('outbox') })
  .transform(() => ({ provider: 'outbox' as const }))

/** How text messages leave: the provider that the environment names, with all that it needs. */
export const smsSettings = z.discriminatedUnion(
  'SMS_PROVIDER',
  [outboxSms, twilio, unifonic],
  'outbox, twilio or unifonic',
)
/** How e-mails leave. */
export const emailSettings = z.discriminatedUnion(
  'EMAIL_PROVIDER',
  [outboxEmail, smtp],
  'outbox or smtp',
)

export type SmsSettings = z.output<typeof smsSettings>
export type EmailSettings = z.output<typeof emailSettings>
export type TwilioSettings = z.output<typeof twilio>
export type UnifonicSettings = z.output<typeof unifonic>
export type SmtpSettings = z.output<typeof smtp>

function needed(beside: string): z.ZodString {
  return z.string(`needed beside ${beside}`)
}

function bare(url: string): string {
  return url.replace(/\/$/, '')
}
