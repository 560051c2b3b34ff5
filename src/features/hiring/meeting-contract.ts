import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, plainDate, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { agencyInterview } from './agency-contract.ts'
import { interview } from './contract.ts'
import { meetingTime, meetingWay } from './meeting-fields.ts'
import {
  criteria,
  lateMinutesMax,
  pointsMax,
  sentenceLengthMax,
  timesMax,
} from './meeting-rules.ts'

// What stands around an interview: other times, who comes late, who reaches whom, and what the household thinks afterwards.

const version = z.int('notANumber').min(0, 'outOfRange')
const times = z.array(meetingTime).min(1, 'required').max(timesMax, 'tooMany')
const counter = z.object({ id: recordId, version, times })

const householdInterview = interview.omit({ household: true }).extend({
  candidate_id: z.int(),
  candidate_name: z.string(),
  candidate_image: z.string().nullable(),
})
export type HouseholdInterview = z.output<typeof householdInterview>

export const listHouseholdInterviews = endpoint('GET', '/api/employer/interviews/', {
  access: 'employer',
  summary:
    "The household's interviews: those to come first, then the past and the cancelled ones of three months",
  input: z.object({}),
  output: z.array(householdInterview),
})

export const takeProposedTime = endpoint(
  'POST',
  '/api/employer/candidates/:id/schedule-interview/take/',
  {
    access: 'employer',
    summary: 'Take one of the times that the candidate proposed, as they were seen (version)',
    input: z.object({
      id: recordId,
      version,
      time: meetingTime,
      overrule: z.boolean('invalidValue').default(false),
    }),
    output: householdInterview,
  },
)

export const counterInterview = endpoint('POST', '/api/jobseeker/interviews/:id/counter/', {
  access: 'jobseeker',
  summary: 'Propose up to three other times for an interview, as it was seen (version)',
  input: counter,
  output: interview,
})

export const counterForCandidate = endpoint('POST', '/api/agency/interviews/:id/counter/', {
  access: 'agency',
  summary: 'Propose other times for a candidate without an account of her own',
  input: counter,
  output: agencyInterview,
})

export const markInterview = endpoint('POST', '/api/interviews/:id/marks/', {
  access: ['employer', 'jobseeker', 'agency'],
  summary: 'Say that one comes late, or that the other side did not come',
  input: z.object({
    id: recordId,
    kind: z.enum(['late', 'absent'], 'unknownChoice'),
    minutes: optional(wholeNumber(1, lateMinutesMax)),
  }),
  output: z.object({ id: z.int() }),
})

/** From when to when somebody can't, and for whom of the two. */
const takenHours = z.object({
  taken: z.array(
    z.object({
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      whose: z.enum(['own', 'theirs']),
      /** With whom, of the asker's own. */
      name: z.string().nullable(),
    }),
  ),
  /** Where the candidate is, if not on Doha's clock; such as Asia/Manila. */
  candidate_zone: z.string().nullable(),
})
export type TakenHours = z.output<typeof takenHours>

const days = { from: plainDate, days: wholeNumber(1, 31).default(7) }

export const listTakenHours = endpoint('GET', '/api/employer/candidates/:id/taken-hours/', {
  access: 'employer',
  summary: "When the household and a candidate of its list have other interviews; nobody's details",
  input: z.object({ id: recordId, ...days }),
  output: takenHours,
})

export const listTakenHoursOf = endpoint('GET', '/api/interviews/:id/taken-hours/', {
  access: ['employer', 'jobseeker', 'agency'],
  summary: "When the two sides of an interview have others; nobody's details",
  input: z.object({ id: recordId, ...days }),
  output: takenHours,
})

const meeting = z.object({
  /** Of whoever the link was sent to. */
  side: z.enum(['household', 'candidate', 'agency']),
  /** What can still be done with it. */
  state: z.enum(['open', 'accepted', 'declined', 'countered', 'changed', 'over']),
  household: z.string(),
  candidate: z.string(),
  times: z.array(z.object({ date: z.string(), time: z.string() })),
  length_minutes: z.int(),
  way: meetingWay.nullable(),
  note: z.string().nullable(),
  candidate_zone: z.string().nullable(),
})
export type MeetingByLink = z.output<typeof meeting>

export const getMeetingByLink = endpoint('GET', '/api/meet/:token', {
  access: 'public',
  summary: 'The interview that a signed link of a notice is about; it changes nothing',
  input: z.object({ token: z.string().max(300, 'NOT_FOUND') }),
  output: meeting,
})

export const listTakenHoursByLink = endpoint('GET', '/api/meet/:token/taken-hours/', {
  access: 'public',
  summary: 'The same by the link of a notice while it is good for an answer; nobody’s names',
  input: z.object({ token: z.string().max(300, 'NOT_FOUND'), ...days }),
  output: takenHours,
})

export const answerByLink = endpoint('POST', '/api/meet/:token', {
  access: 'public',
  summary: 'Take a time, decline or propose others by the link of a notice: one act, within a day',
  input: z.object({
    token: z.string().max(300, 'NOT_FOUND'),
    act: z.enum(['take', 'decline', 'counter'], 'unknownChoice'),
    times: z.array(meetingTime).max(timesMax, 'tooMany').default([]),
  }),
  output: meeting,
})

const contactHolder = z.object({
  household: z.string(),
  by: z.enum(['interview', 'plan', 'hire']),
  since: z.iso.datetime(),
  /** Null while nothing ends it. */
  until: z.iso.datetime().nullable(),
})
export type ContactHolder = z.output<typeof contactHolder>

export const listContactHolders = endpoint('GET', '/api/jobseeker/contact-holders/', {
  access: 'jobseeker',
  summary: 'Which households have her number, by what, and until when',
  input: z.object({}),
  output: z.array(contactHolder),
})

const point = z.int('notANumber').min(1, 'outOfRange').max(pointsMax, 'outOfRange').nullable()
const points = z.object(
  Object.fromEntries(criteria.map((name) => [name, point])) as Record<
    (typeof criteria)[number],
    typeof point
  >,
)
export const score = points.extend({
  jobseeker_id: z.int(),
  sentence: z.string().nullable(),
})
export type Score = z.output<typeof score>

export const listScores = endpoint('GET', '/api/employer/scores/', {
  access: 'employer',
  summary: 'What the household thought of those it met, for itself alone',
  input: z.object({}),
  output: z.array(score),
})

export const saveScore = endpoint('PUT', '/api/employer/candidates/:id/score/', {
  access: 'employer',
  summary: 'Up to five points for each of five questions and a sentence, for the household alone',
  input: points.extend({
    id: recordId,
    sentence: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() || null : value),
      z.string().max(sentenceLengthMax, 'tooLong').nullable(),
    ),
  }),
  output: score,
})
