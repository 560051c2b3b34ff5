import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional } from '../../platform/shared/fields.ts'
import { optInWays } from './channel-choices.ts'

const secret = z.string('required').max(500, 'tooLong')

export const subscribeToWhatsApp = endpoint('GET', '/api/messages/whatsapp/webhook/', {
  access: 'public',
  summary:
    'Meta asks whether this is the address of the webhook; answers with its challenge as text',
  input: z.object({
    'hub.mode': z.literal('subscribe', 'unknownChoice'),
    'hub.verify_token': secret,
    'hub.challenge': z.string('required').regex(/^[\w-]{1,200}$/, 'invalidValue'),
  }),
  output: z.object({}),
})

export const receiveWhatsApp = endpoint('POST', '/api/messages/whatsapp/webhook/', {
  access: 'public',
  summary: "What became of WhatsApp messages, and what people answer: Meta's own signed call",
  input: z.object({}),
  output: z.object({}),
})

const whatsApp = z.object({
  /** Null where this installation sends none. */
  whatsapp: z
    .object({
      is_on: z.boolean(),
      /** Where they go; null where the account has no number. */
      phone_number: z.string().nullable(),
      /** When she said yes. */
      since: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export const getWhatsApp = endpoint('GET', '/api/notifications/whatsapp/', {
  access: 'signed-in',
  summary: 'Whether you get WhatsApp messages',
  input: z.object({}),
  output: whatsApp,
})

export const chooseWhatsApp = endpoint('PUT', '/api/notifications/whatsapp/', {
  access: 'signed-in',
  summary: 'Get WhatsApp messages from now on, or none; both are recorded with time and place',
  input: z.object({
    is_on: z.boolean('unknownChoice'),
    by: z.enum(optInWays, 'unknownChoice').default('settings'),
  }),
  output: whatsApp,
})

/** What a browser gives when its owner allows messages. */
const key = (min: number, max: number) =>
  z
    .string('required')
    .min(min, 'invalidValue')
    .max(max, 'tooLong')
    .regex(/^[\w-]+=*$/, 'invalidValue')
const address = z.string('required').max(1000, 'tooLong')

const push = z.object({
  /** The key under which browsers subscribe, base64url. */
  public_key: z.string(),
  /** How many of your browsers are told. */
  browsers: z.int(),
  /** Whether the one at the address that was named is among them. */
  is_told: z.boolean(),
})

export const getPush = endpoint('GET', '/api/push/subscriptions/', {
  access: 'signed-in',
  summary: 'The key to subscribe under, and which of your browsers are told',
  input: z.object({ endpoint: optional(address) }),
  output: push,
})

export const subscribeToPush = endpoint('POST', '/api/push/subscriptions/', {
  access: 'signed-in',
  summary:
    'Tell this browser of your notices until you sign out in it; the same again changes nothing',
  input: z.object({
    endpoint: address,
    keys: z.object({ p256dh: key(80, 100), auth: key(20, 40) }),
  }),
  output: push,
})

export const unsubscribeFromPush = endpoint('DELETE', '/api/push/subscriptions/', {
  access: 'signed-in',
  summary: 'Tell this browser nothing more',
  input: z.object({ endpoint: address }),
  output: push,
})
