import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { clockTime, optional, plainDate, recordId } from '../../platform/shared/fields.ts'

export const statuses = ['shortlisted', 'interview_scheduled', 'interview_completed', 'selected', 'rejected', 'hired'] as const
export type Status = (typeof statuses)[number]
/** Where a candidate stands before the household has dealt with her. */
export type Standing = Status | 'available'

/**
 * The one table of allowed moves: from where, by which act, to where.
 * Verbs move along it, screens show the acts it allows, a test walks all of it.
 */
export const moves = {
  shortlist: { available: 'shortlisted', rejected: 'shortlisted' },
  remove: { shortlisted: 'available', rejected: 'available' },
  scheduleInterview: { shortlisted: 'interview_scheduled', interview_scheduled: 'interview_scheduled', interview_completed: 'interview_scheduled' },
  deleteInterview: { interview_scheduled: 'shortlisted', interview_completed: 'shortlisted' },
  completeInterview: { interview_scheduled: 'interview_completed' },
  select: { shortlisted: 'selected', interview_scheduled: 'selected', interview_completed: 'selected' },
  deselectInterviewed: { selected: 'interview_completed' },
  deselectDirect: { selected: 'shortlisted' },
  reject: { available: 'rejected', shortlisted: 'rejected', interview_scheduled: 'rejected', interview_completed: 'rejected', selected: 'rejected' },
  hire: { selected: 'hired' },
  unhire: { hired: 'selected' },
} as const satisfies Record<string, Partial<Record<Standing, Standing>>>
export type Move = keyof typeof moves

/** Where a move leads from here; null when it isn't allowed. */
export const destination = (move: Move, from: Standing): Standing | null => (moves[move] as Partial<Record<Standing, Standing>>)[from] ?? null

/** The tabs of the Candidates screen and what each holds. */
export const tabs = {
  all: statuses,
  shortlisted: ['shortlisted', 'interview_scheduled'],
  interview: ['interview_scheduled', 'interview_completed'],
  selected: ['selected'],
  hired: ['hired'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly Status[]>
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]

const entry = z.object({
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
  /** False once another household has hired her, or she left the list. */
  available: z.boolean(),
})
export type PipelineEntry = z.output<typeof entry>

const employer = ['employer'] as const

export const listPipeline = endpoint('GET', '/api/employer/candidates/', {
  access: employer,
  summary: "The household's candidates, newest move first",
  input: z.object({ status: optional(z.enum(statuses, 'unknownChoice')) }),
  output: z.array(entry),
})

export const getPipelineEntry = endpoint('GET', '/api/employer/candidates/:id/', {
  access: employer,
  summary: "One of the household's candidates",
  input: z.object({ id: recordId }),
  output: entry,
})

export const changeStatus = endpoint('POST', '/api/employer/candidates/:id/status/', {
  access: employer,
  summary: 'Shortlist, restore, mark interviewed, select or reject',
  input: z.object({
    id: recordId,
    status: z.enum(statuses, 'unknownChoice'),
    selection_type: optional(z.enum(['Interview', 'Direct'], 'unknownChoice')),
    // Sent by older screens; the server's own day counts.
    selection_date: z.unknown().optional(),
    hire_date: z.unknown().optional(),
  }),
  output: entry,
})

export const scheduleInterview = endpoint('POST', '/api/employer/candidates/:id/schedule-interview/', {
  access: employer,
  summary: 'Set or move the interview; date and time are those of Qatar',
  input: z.object({ id: recordId, date: plainDate, time: clockTime }),
  output: entry,
})

export const deleteInterview = endpoint('DELETE', '/api/employer/candidates/:id/schedule-interview/', {
  access: employer,
  summary: 'Call the interview off: back to shortlisted',
  input: z.object({ id: recordId }),
  output: entry,
})

export const removeFromPipeline = endpoint('DELETE', '/api/employer/candidates/:id/remove/', {
  access: employer,
  summary: 'Unshortlist, or forget a rejected candidate',
  input: z.object({ id: recordId }),
  output: z.object({ jobseeker_id: z.int() }),
})
