import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import {
  clockTime,
  optional,
  plainDate,
  recordId,
  requiredText,
} from '../../platform/shared/fields.ts'
import { meetingDetails, meetingTime, meetingWay } from './meeting-fields.ts'
import { timesMax } from './meeting-rules.ts'
import {
  noteLengthMax,
  bulkActions,
  bulkMax,
  entryActionNames,
  statuses,
  tagLengthMax,
  tagsMax,
} from './transitions.ts'

export {
  destination,
  type Transition,
  transitions,
  type PipelineState,
  type Status,
  statuses,
} from './transitions.ts'

export const pipelineEntry = z.object({
  jobseeker_id: z.int(),
  jobseeker_name: z.string(),
  jobseeker_position: z.string().nullable(),
  jobseeker_age: z.int().nullable(),
  jobseeker_gender: z.enum(['male', 'female', 'other']).nullable(),
  jobseeker_nationality: z.string().nullable(),
  jobseeker_image: z.string().nullable(),
  status: z.enum(statuses),
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  interview_status: z.enum(['scheduled', 'completed', 'selected', 'failed']).nullable(),
  selection_date: z.string().nullable(),
  selection_type: z.enum(['Interview', 'Direct']).nullable(),
  hire_date: z.string().nullable(),
  /** The appointment behind interview_date, and what the candidate says to it. */
  interview_id: z.int().nullable(),
  interview_answer: z.enum(['accepted', 'declined']).nullable(),
  note: z.string().nullable(),
  tags: z.array(z.string()),
  /** False once another household has hired her, or she has withdrawn; who is only unpublished goes on with those who know her. */
  available: z.boolean(),
  /** What may be done with her now. */
  can: z.array(z.enum(entryActionNames)),
})
export type PipelineEntry = z.output<typeof pipelineEntry>

export const listPipeline = endpoint('GET', '/api/employer/candidates/', {
  access: 'employer',
  summary: "The household's candidates, newest move first",
  input: z.object({ status: optional(z.enum(statuses, 'unknownChoice')) }),
  output: z.array(pipelineEntry),
})

export const getPipelineEntry = endpoint('GET', '/api/employer/candidates/:id/', {
  access: 'employer',
  summary: "One of the household's candidates",
  input: z.object({ id: recordId }),
  output: pipelineEntry,
})

export const changeStatus = endpoint('POST', '/api/employer/candidates/:id/status/', {
  access: 'employer',
  summary: 'Shortlist, restore, mark interviewed, select or reject',
  input: z.object({
    id: recordId,
    status: z.enum(statuses, 'unknownChoice'),
    selection_type: optional(z.enum(['Interview', 'Direct'], 'unknownChoice')),
    // Sent by older screens; the server's own day counts.
    selection_date: z.unknown().optional(),
    hire_date: z.unknown().optional(),
  }),
  output: pipelineEntry,
})

export const scheduleInterview = endpoint(
  'POST',
  '/api/employer/candidates/:id/schedule-interview/',
  {
    access: 'employer',
    summary: 'Set or move the interview; date and time are those of Qatar',
    input: z.object({
      id: recordId,
      date: plainDate,
      time: clockTime,
      /** Offered beside that time, for her to take one. */
      other_times: z
        .array(meetingTime)
        .max(timesMax - 1, 'tooMany')
        .default([]),
      // What is left out stays as it is; of a new interview nothing is said.
      ...meetingDetails,
      /** The household wants it although it has another interview within the hour. */
      overrule: z.boolean('invalidValue').default(false),
    }),
    output: pipelineEntry,
  },
)

export const deleteInterview = endpoint(
  'DELETE',
  '/api/employer/candidates/:id/schedule-interview/',
  {
    access: 'employer',
    summary: 'Call the interview off: back to shortlisted',
    input: z.object({ id: recordId }),
    output: pipelineEntry,
  },
)

export const removeFromPipeline = endpoint('DELETE', '/api/employer/candidates/:id/remove/', {
  access: 'employer',
  summary: 'Unshortlist, or forget a rejected candidate',
  input: z.object({ id: recordId }),
  output: z.object({ jobseeker_id: z.int() }),
})

export const saveNote = endpoint('PUT', '/api/employer/candidates/:id/note/', {
  access: 'employer',
  summary: 'A note and up to five tags on a candidate, for the household alone',
  input: z.object({
    id: recordId,
    note: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() || null : value),
      z.string().max(noteLengthMax, 'tooLong').nullable(),
    ),
    tags: z.array(requiredText('required', tagLengthMax)).max(tagsMax, 'tooMany'),
  }),
  output: pipelineEntry,
})

export const moveSeveral = endpoint('POST', '/api/employer/candidates/several/', {
  access: 'employer',
  summary: 'Reject or unshortlist several candidates; each move is its own and may be refused',
  input: z.object({
    ids: z.array(recordId).min(1, 'required').max(bulkMax, 'tooMany'),
    act: z.enum(bulkActions, 'unknownChoice'),
  }),
  output: z.object({
    moved: z.array(z.int()),
    refused: z.array(z.object({ jobseeker_id: z.int(), message: z.string() })),
  }),
})

const event = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['move', 'answer']),
  from: z.enum([...statuses, 'available']).nullable(),
  to: z.enum([...statuses, 'available']).nullable(),
  /** Date and time of Qatar that a move gave to the interview. */
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  answer: z.enum(['accepted', 'declined']).nullable(),
  by: z.enum(['household', 'candidate', 'manzil']),
})
export type PipelineEvent = z.output<typeof event>

export const getTimeline = endpoint('GET', '/api/employer/candidates/:id/timeline/', {
  access: 'employer',
  summary: 'Who moved the candidate, when and where, newest first',
  input: z.object({ id: recordId }),
  output: z.array(event),
})

const time = z.object({ date: z.string(), time: z.string() })

export const interview = z.object({
  id: z.int(),
  household: z.string(),
  date: z.string(),
  time: z.string(),
  status: z.enum(['scheduled', 'held', 'cancelled']),
  answer: z.enum(['accepted', 'declined']).nullable(),
  version: z.int(),
  is_past: z.boolean(),
  /** From an hour before its time until its end. */
  is_now: z.boolean(),
  can_answer: z.boolean(),
  length_minutes: z.int(),
  way: meetingWay.nullable(),
  /** The address, to the other side once she has accepted. */
  place: z.string().nullable(),
  note: z.string().nullable(),
  /** Offered beside date and time, while she has taken none. */
  other_times: z.array(time),
  /** What she proposed instead. */
  counter_times: z.array(time),
  can_counter: z.boolean(),
  /** How the asker reaches the other side, while the acceptance opens it. */
  contact: z
    .object({
      name: z.string(),
      phone_number: z.string().nullable(),
      whatsapp: z.string().nullable(),
      open_until: z.iso.datetime(),
    })
    .nullable(),
  /** Whether its video room is open to the asker. */
  can_join: z.boolean(),
  marks: z.array(
    z.object({
      by: z.enum(['you', 'other']),
      kind: z.enum(['late', 'absent']),
      minutes: z.int().nullable(),
    }),
  ),
  can_mark_late: z.boolean(),
  can_mark_absent: z.boolean(),
})
export type Interview = z.output<typeof interview>

export const listInterviews = endpoint('GET', '/api/jobseeker/interviews/', {
  access: 'jobseeker',
  summary:
    "The job seeker's interviews: those to come first, then the past and the cancelled ones of three months",
  input: z.object({}),
  output: z.array(interview),
})

export const answerInterview = endpoint('POST', '/api/jobseeker/interviews/:id/answer/', {
  access: 'jobseeker',
  summary: 'Accept or decline an interview, as it was seen (version)',
  input: z.object({
    id: recordId,
    answer: z.enum(['accepted', 'declined'], 'unknownChoice'),
    version: z.int('notANumber').min(0, 'outOfRange'),
    /** Which of several offered times she takes; the first where it is left out. */
    time: meetingTime.optional(),
  }),
  output: interview,
})

export const getInterviewCalendar = endpoint('GET', '/api/interviews/:id/calendar/', {
  access: ['employer', 'jobseeker', 'agency'],
  summary: 'An interview as a calendar file (text/calendar), for its two sides',
  input: z.object({ id: recordId }),
  output: z.string(),
})
