import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { locales } from '../../platform/shared/locales.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { newsletterStatuses } from './newsletter-moves.ts'

export const subjectMax = 150
export const bodyMax = 20_000

const subject = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : (value ?? '')),
  z.string('invalidValue').max(subjectMax, 'tooLong'),
)
const body = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : (value ?? '')),
  z.string('invalidValue').max(bodyMax, 'tooLong'),
)
const both = <T extends z.ZodType>(text: T) => z.object({ en: text, ar: text })
const words = { subject: both(subject), body: both(body) }
const version = wholeNumber(1, Number.MAX_SAFE_INTEGER)

const newsletter = z.object({
  id: z.int(),
  subject: both(z.string()),
  body: both(z.string()),
  status: z.enum(newsletterStatuses),
  /** Names the state that a change was made from. */
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  send_at: z.iso.datetime().nullable(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  /** E-mails by what became of them; withdrawn are those whose readers left before it went. */
  counts: z.object({
    total: z.int(),
    queued: z.int(),
    sent: z.int(),
    failed: z.int(),
    withdrawn: z.int(),
  }),
  can_edit: z.boolean(),
  can_cancel: z.boolean(),
  can_stop: z.boolean(),
})
export type Newsletter = z.output<typeof newsletter>

const letter = newsletter.omit({ body: true })
export type Letter = z.output<typeof letter>

const letterFilters = { q: searchText }

export const listNewsletters = endpoint('GET', '/api/admin/newsletters/', {
  access: 'admin',
  summary:
    'What was written to the subscribers, newest first, with how far it came; q is parts of a subject',
  input: z.object({ ...letterFilters, ...paging }),
  output: pageOf(letter),
})

export const exportNewsletters = csvEndpoint('/api/admin/newsletters/csv/', {
  access: 'admin',
  summary: 'The same newsletters as CSV, without their texts',
  input: z.object(letterFilters),
})

export const getNewsletter = endpoint('GET', '/api/admin/newsletters/:id/', {
  access: 'admin',
  summary: 'One newsletter, and how many would get it now',
  input: z.object({ id: recordId }),
  output: newsletter.extend({ readers: z.int() }),
})

export const createNewsletter = endpoint('POST', '/api/admin/newsletters/', {
  access: 'admin',
  summary: 'Begin a newsletter; texts may still be missing',
  input: z.object(words),
  output: newsletter,
})

export const changeNewsletter = endpoint('PUT', '/api/admin/newsletters/:id/', {
  access: 'admin',
  summary: 'Write on a draft; 409 when someone was quicker, or it is no draft any more',
  input: z.object({ id: recordId, version, ...words }),
  output: newsletter,
})

export const deleteNewsletter = endpoint('DELETE', '/api/admin/newsletters/:id/', {
  access: 'admin',
  summary: 'Throw a draft away',
  input: z.object({ id: recordId }),
  output: z.object({}),
})

export const testNewsletter = endpoint('POST', '/api/admin/newsletters/:id/test/', {
  access: 'admin',
  summary: 'Send it as it stands to one address, in both languages',
  input: z.object({
    id: recordId,
    email: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      z.email('emailInvalid').max(254, 'emailInvalid'),
    ),
  }),
  output: z.object({}),
})

export const sendNewsletter = endpoint('POST', '/api/admin/newsletters/:id/send/', {
  access: 'admin',
  summary: 'Send it to every confirmed subscriber, now or at a time; each gets it once',
  input: z.object({
    id: recordId,
    version,
    send_at: z.iso.datetime({ offset: true, error: 'invalidTime' }).nullable().default(null),
  }),
  output: newsletter,
})

export const stopNewsletter = endpoint('POST', '/api/admin/newsletters/:id/stop/', {
  access: 'admin',
  summary:
    'Take a scheduled one back to the drafts, or stop one that is under way: what has not left stays here',
  input: z.object({ id: recordId }),
  output: newsletter,
})

export const subscriberStates = ['confirmed', 'unconfirmed', 'unsubscribed'] as const
const subscriber = z.object({
  id: z.int(),
  /** Null once she has left: the address is forgotten. */
  email: z.string().nullable(),
  locale: z.enum(locales),
  state: z.enum(subscriberStates),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
})
export type Subscriber = z.output<typeof subscriber>

const subscriberFilters = {
  /** In the address. */
  q: searchText,
  state: optional(z.enum(subscriberStates, 'unknownChoice')),
  locale: optional(z.enum(locales, 'unknownChoice')),
}
export const listSubscribers = endpoint('GET', '/api/admin/newsletter/subscribers/', {
  access: 'admin',
  summary: 'Whoever asked for the newsletter, newest first',
  input: z.object({ ...subscriberFilters, ...paging }),
  output: pageOf(subscriber),
})

export const exportSubscribers = csvEndpoint('/api/admin/newsletter/subscribers/csv/', {
  access: 'admin',
  summary: 'The same list as CSV',
  input: z.object(subscriberFilters),
})
