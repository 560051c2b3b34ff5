import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { meetingWay } from './meeting-fields.ts'
import { dutyKinds } from './today-choices.ts'

const duty = z.object({
  kind: z.enum(dutyKinds),
  /** With which household; null where it is about none. */
  household: z.string().nullable(),
  /** A step of the recruitment or a part of the profile, and why it helps, in the reader's words. */
  label: z.string().nullable(),
  why: z.string().nullable(),
  /** The interview's time on Doha's clock. */
  date: z.string().nullable(),
  time: z.string().nullable(),
  due_on: z.string().nullable(),
  is_overdue: z.boolean(),
  /** Where it is done, as an English path. */
  path: z.string(),
})
export type Duty = z.output<typeof duty>

const coming = z.object({
  id: z.int(),
  household: z.string(),
  date: z.string(),
  time: z.string(),
  way: meetingWay.nullable(),
  answer: z.enum(['accepted', 'declined']).nullable(),
  is_today: z.boolean(),
  can_join: z.boolean(),
})
export type ComingMeeting = z.output<typeof coming>

const step = z.object({
  label: z.string(),
  due_on: z.string().nullable(),
  is_yours: z.boolean(),
})

export const getToday = endpoint('GET', '/api/jobseeker/home/', {
  access: 'jobseeker',
  summary:
    'What is next for a worker: the one thing to do, what else waits, her next interviews, the steps of her arrival, how many households keep her in their lists, and what she was told within two weeks',
  input: z.object({}),
  output: z.object({
    /** The most pressing; `wait` where the recruitment goes on without her, `nothing` where nothing does. */
    next: duty,
    more: z.array(duty),
    meetings: z.array(coming),
    /** Of the recruitment that goes on. */
    arrival: z.object({ household: z.string(), steps: z.array(step) }).nullable(),
    /** Null for a worker without a record. */
    profile: z
      .object({
        is_published: z.boolean(),
        is_hired: z.boolean(),
        percent: z.int(),
        /** Households that keep her in their lists; whoever turned her down is none of them. */
        kept_by: z.int(),
        /** Of them those that chose her within seven days. */
        new_this_week: z.int(),
      })
      .nullable(),
    news: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        text: z.string(),
        path: z.string().nullable(),
        at: z.iso.datetime(),
        is_read: z.boolean(),
      }),
    ),
  }),
})
export type Today = z.output<typeof getToday.output>
