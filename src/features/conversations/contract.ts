import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { reportReasons } from '../enquiries/choices.ts'
import { messageKinds, mostCharacters, mostVoiceSeconds, mostWaves, sides } from './choices.ts'
import { phrases } from './phrase-rules.ts'

// What a household and a worker, or the agency that keeps her record, say to one another.

const access = ['employer', 'jobseeker', 'agency'] as const
const record = { id: recordId }

const message = z.object({
  /** Its place in the conversation, from 1. */
  number: z.int(),
  /** The id that its writer's browser gave it. Only the writer is told. */
  client_id: z.string().nullable(),
  kind: z.enum(messageKinds),
  side: z.enum(sides),
  /** Who wrote, by name; of an agency its member. */
  name: z.string(),
  mine: z.boolean(),
  /** Null where it is no text, or its writer's account is gone. */
  text: z.string().nullable(),
  /** Whether a number or an address in it is covered for whoever reads; for the writer: for the others. */
  covered: z.boolean(),
  phrase: z.enum(phrases).nullable(),
  /** The message that it answers. */
  answers: z.object({ number: z.int(), phrase: z.enum(phrases) }).nullable(),
  /** A voice note's length and wave. */
  seconds: z.int().nullable(),
  wave: z.array(z.int()),
  has_file: z.boolean(),
  /** What a paper is called. */
  file_name: z.string().nullable(),
  /** Its writer lets no machine of others read it. */
  private: z.boolean(),
  /** Said by the demo in the place of an invented person. */
  by_demo: z.boolean(),
  at: z.iso.datetime(),
})
export type Message = z.output<typeof message>

const summary = z.object({
  id: z.int(),
  candidate_id: z.int(),
  /** Whom the reader talks to. */
  other: z.object({
    name: z.string(),
    image: z.string().nullable(),
    position: z.string().nullable(),
  }),
  /** The worker's name, where an agency reads. */
  about: z.string().nullable(),
  last: message
    .pick({ kind: true, text: true, phrase: true, mine: true, side: true, at: true })
    .nullable(),
  unread: z.int(),
  is_muted: z.boolean(),
  is_closed: z.boolean(),
  at: z.iso.datetime(),
})
export type ConversationSummary = z.output<typeof summary>

export const listConversations = endpoint('GET', '/api/conversations/', {
  access,
  summary: 'Your conversations, the last moved first; `before` is the `next` of the page before',
  input: z.object({ before: optional(z.string('invalidValue').max(40, 'invalidValue')) }),
  output: z.object({
    results: z.array(summary),
    next: z.string().nullable(),
    /** Whether the others see how far you have read, and you how far they have. */
    read_marks: z.boolean(),
  }),
})
export type Conversations = z.output<typeof listConversations.output>

export const countUnreadConversations = endpoint('GET', '/api/conversations/unread/', {
  access,
  summary: 'How many of your conversations hold something unread; muted ones do not count',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
})

export const beginConversation = endpoint('POST', '/api/conversations/', {
  access: 'employer',
  summary:
    'The conversation with a candidate of your list, made where there is none; 409 when nobody can be written to',
  input: z.object({ candidate_id: recordId }),
  output: z.object({ id: z.int() }),
})

const conversation = z.object({
  id: z.int(),
  candidate_id: z.int(),
  side: z.enum(sides),
  other: summary.shape.other,
  about: z.string().nullable(),
  /** Who takes part, the reader's own side among them. */
  people: z.array(z.object({ side: z.enum(sides), name: z.string() })),
  is_muted: z.boolean(),
  /** By whom it was ended; null while it goes on. */
  ended: z.enum(['mine', 'theirs']).nullable(),
  is_blocked: z.boolean(),
  can_write: z.boolean(),
  /** Why not, in the reader's words. */
  closed_because: z.string().nullable(),
  can_end: z.boolean(),
  can_resume: z.boolean(),
  /** Whether numbers and addresses stand open. */
  contact_open: z.boolean(),
  /** Whether what the others say can be translated. */
  translates: z.boolean(),
  last_number: z.int(),
  read_number: z.int(),
  /** How far the other side has read; null where marks are off. */
  others_read: z.int().nullable(),
  read_marks: z.boolean(),
})
export type Conversation = z.output<typeof conversation>

export const getConversation = endpoint('GET', '/api/conversations/:id/', {
  access,
  summary: 'A conversation of yours, and what may be done in it',
  input: z.object(record),
  output: conversation,
})

export const listMessages = endpoint('GET', '/api/conversations/:id/messages/', {
  access,
  summary:
    'Messages in their order: the last ones, those before a number, or those after one; numbers of messages are never given anew',
  input: z.object({
    ...record,
    before: optional(wholeNumber(1, 1e9)),
    after: optional(wholeNumber(0, 1e9)),
  }),
  output: z.object({ results: z.array(message), has_more: z.boolean(), contact_open: z.boolean() }),
})
export type Messages = z.output<typeof listMessages.output>

/** Made by the writer's browser: the same sent twice is one message. */
const clientId = z.uuid('invalidValue')
const answersNumber = optional(wholeNumber(1, 1e9))

export const sendMessage = endpoint('POST', '/api/conversations/:id/messages/', {
  access,
  summary: 'Say something: a text, or a ready-made phrase; the same client_id again says it once',
  input: z.object({
    ...record,
    client_id: clientId,
    text: optional(requiredText('messageEmpty', mostCharacters)),
    phrase: optional(z.enum(phrases, 'unknownChoice')),
    /** Never given to a machine that translates. */
    private: z.boolean('unknownChoice').default(false),
    answers: answersNumber,
  }),
  output: message,
})

export const sendFile = endpoint('POST', '/api/conversations/:id/files/', {
  access,
  summary:
    'Send a picture, a voice note of up to a minute, or, once a contact is open, a paper of the case, as a form',
  input: z.object({
    ...record,
    client_id: clientId,
    seconds: optional(wholeNumber(1, mostVoiceSeconds)),
    /** A JSON list of heights, from 0 to 100. */
    wave: z.preprocess(
      (value) => (typeof value === 'string' ? listIn(value) : value),
      z.array(wholeNumber(0, 100)).max(mostWaves, 'tooMany').default([]),
    ),
  }),
  output: message,
})

function listIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const getMessageFile = endpoint('GET', '/api/conversations/:id/messages/:number/file/', {
  access,
  summary:
    'A link to a picture, voice note or paper that opens for five minutes; null while it is being checked',
  input: z.object({ ...record, number: recordId }),
  output: z.object({ url: z.string().nullable() }),
})

export const translateMessage = endpoint(
  'GET',
  '/api/conversations/:id/messages/:number/translation/',
  {
    access,
    summary:
      'A message as a provider translates it into the language of Accept-Language; 403 for what its writer keeps private, 502 when the provider does not answer in time',
    input: z.object({ ...record, number: recordId }),
    output: z.object({
      text: z.string(),
      /** The language that was found, by its short code. */
      from: z.string(),
    }),
  },
)

export const readConversation = endpoint('POST', '/api/conversations/:id/read/', {
  access,
  summary: 'You have read up to this message',
  input: z.object({ ...record, number: wholeNumber(0, 1e9) }),
  output: z.object({ unread: z.int() }),
})

export const getReadMarks = endpoint('GET', '/api/conversations/:id/read/', {
  access,
  summary: 'How far the other side has read; null where marks are off',
  input: z.object(record),
  output: conversation.pick({ others_read: true }),
})

export const sendTyping = endpoint('POST', '/api/conversations/:id/typing/', {
  access,
  summary: 'You are writing; the others see it for some seconds',
  input: z.object(record),
  output: z.object({}),
})

export const getTyping = endpoint('GET', '/api/conversations/:id/typing/', {
  access,
  summary: 'Who of the other side is writing at this moment',
  input: z.object(record),
  output: z.object({ names: z.array(z.string()) }),
})

export const changeConversation = endpoint('PATCH', '/api/conversations/:id/', {
  access,
  summary: 'Mute it for yourself; end it, or block the other side, for yours',
  input: z.object({
    ...record,
    muted: z.boolean('unknownChoice').optional(),
    ended: z.boolean('unknownChoice').optional(),
    blocked: z.boolean('unknownChoice').optional(),
  }),
  output: conversation,
})

export const setReadMarks = endpoint('PUT', '/api/conversations/read-marks/', {
  access,
  summary: 'Whether others see how far you have read, and you how far they have',
  input: z.object({ shown: z.boolean('unknownChoice') }),
  output: z.object({ shown: z.boolean() }),
})

export const reportConversation = endpoint('POST', '/api/conversations/:id/report/', {
  access,
  summary: 'Show a conversation to the operator; the other side is not told',
  input: z.object({
    ...record,
    reason: z.enum(reportReasons, 'reportReasonRequired'),
    message: optional(z.string('invalidValue').trim().max(2000, 'tooLong')),
  }),
  output: z.object({}),
})
