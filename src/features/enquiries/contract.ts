import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { pageNumber, wholeNumber } from '../../platform/shared/fields.ts'
import { locales } from '../../platform/shared/locales.ts'
import { enquiryForms } from './enquiry-rules.ts'

export const enquiryKinds = ['contact', 'visa', 'newsletter'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** How a form without JavaScript came out, as the page it leads back to reads it. */
export type Outcome = 'sent' | 'confirmed' | 'left' | 'refused' | 'void' | 'limited' | 'failed'

/** A person needs at least this long for a form; who is faster is asked to send again. */
export const ticketMinSeconds = 2
/** How long a form may stand open. */
export const ticketMaxSeconds = 86_400
/** How long the link that confirms a subscription can be used. */
export const confirmLinkTtlSeconds = 172_800

export interface Guard {
  website?: unknown
  ticket?: string | undefined
}

const nothing = z.object({})
const linkToken = z.string().min(1).max(200)

export const getFormTicket = endpoint('GET', '/api/form-ticket/', {
  access: 'public',
  summary:
    'A signed note of the time, sent back with a form; forms without one are limited more strictly',
  input: nothing,
  output: z.object({ ticket: z.string() }),
})

export const sendContact = endpoint('POST', '/api/contact/', {
  access: 'public',
  summary: 'Write to the operator; acknowledged by e-mail',
  input: enquiryForms.contact,
  output: nothing,
})

export const requestVisa = endpoint('POST', '/api/visa-requests/', {
  access: 'public',
  summary: 'Ask for the visa service; acknowledged by text message',
  input: enquiryForms.visa,
  output: nothing,
})

export const subscribe = endpoint('POST', '/api/newsletter/', {
  access: 'public',
  summary:
    'Ask for the newsletter; it comes once the link in the e-mail is opened. The same answer whether or not the address has it',
  input: enquiryForms.newsletter,
  output: nothing,
})

export const suggestWord = endpoint('POST', '/api/word-suggestions/', {
  access: 'public',
  summary: 'Tell the operator a better word for a page, without saying who one is',
  input: enquiryForms.word,
  output: nothing,
})

export const confirmSubscription = endpoint('GET', '/api/newsletter/confirm/:token', {
  access: 'public',
  summary: 'Confirm a subscription by the link sent to its address',
  input: z.object({ token: linkToken }),
  output: z.object({ email: z.string() }),
})

export const unsubscribe = endpoint('POST', '/api/newsletter/unsubscribe/:token', {
  access: 'public',
  summary: 'Leave the newsletter with one click; the address is forgotten',
  input: z.object({ token: linkToken }),
  output: nothing,
})

const enquiry = z.object({
  id: z.int(),
  kind: z.enum(enquiryKinds),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  message: z.string().nullable(),
  is_worker: z.boolean(),
  is_employer: z.boolean(),
  /** The language to answer in. */
  locale: z.enum(locales),
  created_at: z.iso.datetime(),
  /** Of a subscription; null until its address is confirmed. */
  confirmed_at: z.iso.datetime().nullable(),
})
export type Enquiry = z.output<typeof enquiry>

export const listEnquiries = endpoint('GET', '/api/admin/enquiries/', {
  access: 'admin',
  summary: "The operator's inbox of one kind, newest first",
  input: z.object({
    kind: z.enum(enquiryKinds, 'unknownChoice').default('contact'),
    page: pageNumber,
    page_size: wholeNumber(1, 60).default(20),
  }),
  output: z.object({
    results: z.array(enquiry),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
})
