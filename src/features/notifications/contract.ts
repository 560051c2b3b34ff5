import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { noticeGroups } from './channel-choices.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'

/** In these hours of Qatar nothing goes to phone or mailbox that can wait. */
export const quietFrom = '21:00'
export const quietUntil = '07:00'

export const noticesPerPage = 20

const notice = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it leads, as an English path of the site. */
  path: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
})
export type Notice = z.output<typeof notice>

export const listNotices = endpoint('GET', '/api/notifications/', {
  access: 'signed-in',
  summary: 'What you have been told, the newest first, in the language asked for',
  input: z.object({
    show: z.enum(['all', 'unread'], 'unknownChoice').default('all'),
    /** Only of one kind. */
    kind: optional(z.string('unknownChoice').max(100, 'tooLong')),
    page: pageNumber,
    page_size: wholeNumber(1, 60).default(noticesPerPage),
  }),
  output: z.object({
    results: z.array(notice),
    total: z.int(),
    unread: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
})

const unreadCount = z.object({ unread: z.int() })

export const countUnread = endpoint('GET', '/api/notifications/unread/', {
  access: 'signed-in',
  summary: 'How many of your notices are unread',
  input: z.object({}),
  output: unreadCount,
})

export const markRead = endpoint('POST', '/api/notifications/read/', {
  access: 'signed-in',
  summary: 'Mark notices as read, by their ids or all of them',
  input: z.object({
    ids: z.array(z.int('notANumber').min(1, 'outOfRange')).max(100, 'tooMany').optional(),
  }),
  output: unreadCount,
})

const channels = z.object({
  product: z.boolean(),
  push: z.boolean(),
  whatsapp: z.boolean(),
  sms: z.boolean(),
  email: z.boolean(),
})
/** 'some': chosen for some of its kinds one by one. */
const state = z.enum(['on', 'some', 'off'])

const settings = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: z.enum(noticeGroups),
      label: z.string(),
      /** Goes at once, also in the quiet hours. */
      is_urgent: z.boolean(),
      /** Can't be switched off. */
      is_fixed: z.boolean(),
      channels,
    }),
  ),
  /** What the kinds are about, in six. */
  groups: z.array(
    z.object({
      group: z.enum(noticeGroups),
      /** Nothing of it can be switched off. */
      is_fixed: z.boolean(),
      channels: z.object({
        product: state,
        push: state,
        whatsapp: state,
        sms: state,
        email: state,
      }),
    }),
  ),
  quiet_hours: z.boolean(),
  /** Whether there is a confirmed address to write to. */
  has_email: z.boolean(),
})
export type NoticeSettings = z.output<typeof settings>

export const getNoticeSettings = endpoint('GET', '/api/notifications/settings/', {
  access: 'signed-in',
  summary: 'Which notices reach you, and how',
  input: z.object({}),
  output: settings,
})

export const changeNoticeSettings = endpoint('PUT', '/api/notifications/settings/', {
  access: 'signed-in',
  summary:
    'Choose the channels of whole groups, of some kinds, or the quiet hours; what is left out stays',
  input: z.object({
    kinds: z
      .array(
        z.object({ kind: z.string('required').max(100, 'tooLong'), channels: channels.partial() }),
      )
      .max(200, 'tooMany')
      .default([]),
    groups: z
      .array(
        z.object({
          group: z.enum(noticeGroups, 'unknownChoice'),
          channels: channels.partial(),
        }),
      )
      .max(20, 'tooMany')
      .default([]),
    quiet_hours: z.boolean('unknownChoice').optional(),
  }),
  output: settings,
})

const lostMessage = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'whatsapp', 'email']),
  receiver: z.string(),
  user_id: z.int().nullable(),
  /** Which text it was, such as 'signUpCode'. */
  template: z.string(),
  /** dead: given up; failed: the provider says it never arrived. */
  status: z.enum(['dead', 'failed']),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Its text is still there, so it can be sent again. */
  can_retry: z.boolean(),
})
export type LostMessage = z.output<typeof lostMessage>

const lostFilters = { q: searchText }

export const listLostMessages = endpoint('GET', '/api/admin/messages/', {
  access: 'admin',
  summary:
    'Text messages and e-mails that never arrived, newest first, never their texts; q is parts of receiver and template',
  input: z.object({ ...paging, ...lostFilters }),
  output: pageOf(lostMessage),
})

export const exportLostMessages = csvEndpoint('/api/admin/messages/csv/', {
  access: 'admin',
  summary: 'The same messages as CSV, never their texts',
  input: z.object(lostFilters),
})

export const retryMessage = endpoint('POST', '/api/admin/messages/:id/retry/', {
  access: 'admin',
  summary: 'Send a lost message again',
  input: z.object({ id: recordId }),
  output: z.object({}),
})

export const receiveMessageStatus = endpoint('POST', '/api/messages/:provider/status/', {
  access: 'public',
  summary: "What became of a text message: the provider's own signed call",
  input: z.object({ provider: z.string().max(40) }),
  output: z.object({}),
})
