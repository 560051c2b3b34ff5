import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { interestViews, placementsShownFrom } from './agency-choices.ts'
import { interview } from './contract.ts'
import { meetingTime } from './meeting-fields.ts'

// What an agency sees of households that are interested in its candidates.

export { interestViews } from './agency-choices.ts'

const engagement = z.object({
  candidate_id: z.int(),
  candidate_name: z.string(),
  candidate_image: z.string().nullable(),
  candidate_position: z.string().nullable(),
  status: z.enum([
    'shortlisted',
    'interview_scheduled',
    'interview_completed',
    'selected',
    'hired',
  ]),
  /** The household's name; null while it only looks: it is told from the first interview or the selection on. */
  household: z.string().nullable(),
  /** By which the agency withdraws her from it; null while it is unnamed. */
  household_id: z.int().nullable(),
  /** She has no account of her own, and can still be withdrawn from the selection or the hire. */
  may_withdraw: z.boolean(),
  /** When it moved last. */
  since: z.string(),
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  interview_answer: z.enum(['accepted', 'declined']).nullable(),
})
export type AgencyEngagement = z.output<typeof engagement>

export const listInterest = endpoint('GET', '/api/agency/interest/', {
  access: 'agency',
  summary:
    'Who of its candidates is shortlisted, invited, selected or hired, the newest move first',
  input: z.object({
    show: optional(z.enum(interestViews, 'unknownChoice')),
    page: pageNumber,
    page_size: wholeNumber(1, 60).default(20),
  }),
  output: z.object({
    results: z.array(engagement),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    counts: z.record(z.enum(interestViews), z.int()),
  }),
})

export const agencyInterview = interview.extend({
  candidate_id: z.int(),
  candidate_name: z.string(),
  /** She has no account of her own: the agency answers for her. */
  may_answer: z.boolean(),
})
export type AgencyInterview = z.output<typeof agencyInterview>

export const listAgencyInterviews = endpoint('GET', '/api/agency/interviews/', {
  access: 'agency',
  summary:
    "The interviews of the agency's candidates: those to come first, then those of three months",
  input: z.object({}),
  output: z.array(agencyInterview),
})

export const answerForCandidate = endpoint('POST', '/api/agency/interviews/:id/answer/', {
  access: 'agency',
  summary:
    'Accept or decline an interview for a candidate without an account of her own, as it was seen (version)',
  input: z.object({
    id: recordId,
    answer: z.enum(['accepted', 'declined'], 'unknownChoice'),
    version: z.int('notANumber').min(0, 'outOfRange'),
    time: meetingTime.optional(),
  }),
  output: agencyInterview,
})

export const getAgencyFigures = endpoint('GET', '/api/agency/figures/', {
  access: 'agency',
  summary: `Placements, time to hire and who is still employed after a year; shares and medians from ${placementsShownFrom} placements on`,
  input: z.object({}),
  output: z.object({
    /** Hires that stand. */
    placements: z.int(),
    /** Median days from the household's shortlist to the hire; null below the least number. */
    days_to_hire: z.number().nullable(),
    /** Of the hires of a year ago and longer, how many of a hundred were not undone; null below the least number. */
    still_employed_percent: z.int().nullable(),
    shown_from: z.int(),
    /** Interviews to come that nobody has answered, and that the agency may answer. */
    interviews_waiting: z.int(),
  }),
})
export type AgencyFigures = z.output<typeof getAgencyFigures.output>
