import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { listOf, optional, plainDate, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { candidateQuery } from '../search/contract.ts'
import {
  childcareBands,
  listedCandidate,
  positions,
  skills,
  workTypes,
} from '../profiles/contract.ts'
import { usualLanguages } from '../profiles/choices.ts'

const orNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
    .prefault(null)

/** What can be wished, as the needs call it. */
export const wishes = [
  'position',
  'tasks',
  'children',
  'languages',
  'work_type',
  'budget',
  'start_date',
] as const
export type WishName = (typeof wishes)[number]

const needs = z.object({
  position: z.enum(positions).nullable(),
  tasks: z.array(z.enum(skills)),
  /** Ages of the children, as the bands in which candidates tell their experience. */
  children: z.array(z.enum(childcareBands)),
  languages: z.array(z.enum(usualLanguages)),
  work_type: z.enum(workTypes).nullable(),
  /** At most so much a month, in QAR. */
  budget: z.number().nullable(),
  start_date: z.string().nullable(),
  /** Whoever is known to miss any of these is left out. */
  musts: z.array(z.enum(wishes)),
  /** Of the others, what tells those with the same score apart before the rest. */
  priorities: z.array(z.enum(wishes)),
})
export type Needs = z.output<typeof needs>

export const getNeeds = endpoint('GET', '/api/employer/needs/', {
  access: 'employer',
  summary: 'What the household looks for; null while it has said nothing',
  input: z.object({}),
  output: needs.nullable(),
})

export const saveNeeds = endpoint('PUT', '/api/employer/needs/', {
  access: 'employer',
  summary:
    'Say what the household looks for; what is left out is not asked, but musts and priorities stay as they were',
  input: z.object({
    position: orNull(z.enum(positions, 'unknownChoice')),
    tasks: listOf(z.enum(skills, 'unknownChoice')),
    children: listOf(z.enum(childcareBands, 'unknownChoice')),
    languages: listOf(z.enum(usualLanguages, 'unknownChoice')),
    work_type: orNull(z.enum(workTypes, 'unknownChoice')),
    budget: orNull(wholeNumber(1, 1_000_000)),
    start_date: orNull(plainDate),
    musts: optional(z.array(z.enum(wishes, 'unknownChoice')).max(wishes.length, 'tooMany')),
    priorities: optional(z.array(z.enum(wishes, 'unknownChoice')).max(wishes.length, 'tooMany')),
  }),
  output: needs.nullable(),
})

export const ruleKeys = [
  'position',
  'tasks',
  'children',
  'languages',
  'workType',
  'budget',
  'start',
] as const
export type RuleKey = (typeof ruleKeys)[number]

/** A rule, and the values of which it says so: skills, a salary, a day. */
const reason = z.object({ rule: z.enum(ruleKeys), values: z.array(z.string()) })
export type Reason = z.output<typeof reason>

const match = z.object({
  score: z.int(),
  /** In short why she fits: what matters most to the household first. */
  why: z.array(reason),
  for: z.array(reason),
  against: z.array(reason),
  unknown: z.array(reason),
})
export type Match = z.output<typeof match>

export const listMatches = endpoint('GET', '/api/employer/matches/', {
  access: 'employer',
  summary:
    'Candidates by how well they fit what the household needs, the best first, with the reasons; filters as in the public list',
  input: candidateQuery.omit({ sort: true }),
  output: z.object({
    /** Whether the household has said what it needs; without that nobody is listed. */
    has_needs: z.boolean(),
    /** `name_read`: the name as the reader writes it, where it is known. */
    results: z.array(listedCandidate.extend({ match, name_read: z.string().optional() })),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    currency: z.string(),
  }),
})
export type MatchPage = z.output<typeof listMatches.output>
export type MatchedCandidate = MatchPage['results'][number]

export const getMatch = endpoint('GET', '/api/employer/matches/:id/', {
  access: 'employer',
  summary: 'How well one listed candidate fits what the household needs, with the reasons',
  input: z.object({ id: recordId }),
  /** Null while the household has not said what it needs. */
  output: match.nullable(),
})
