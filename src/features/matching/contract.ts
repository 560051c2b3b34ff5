import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { listOf, plainDate, wholeNumber } from '../../platform/shared/fields.ts'
import { candidateQuery } from '../search/contract.ts'
import {
  childcareBands,
  listedCandidate,
  positions,
  skills,
  workTypes,
} from '../profiles/contract.ts'
import { languages } from './choices.ts'

const orNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
    .prefault(null)

const needs = z.object({
  position: z.enum(positions).nullable(),
  tasks: z.array(z.enum(skills)),
  /** Ages of the children, as the bands in which candidates tell their experience. */
  children: z.array(z.enum(childcareBands)),
  languages: z.array(z.enum(languages)),
  work_type: z.enum(workTypes).nullable(),
  /** At most so much a month, in QAR. */
  budget: z.number().nullable(),
  start_date: z.string().nullable(),
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
  summary: 'Say what the household looks for; what is left out is not asked',
  input: z.object({
    position: orNull(z.enum(positions, 'unknownChoice')),
    tasks: listOf(z.enum(skills, 'unknownChoice')),
    children: listOf(z.enum(childcareBands, 'unknownChoice')),
    languages: listOf(z.enum(languages, 'unknownChoice')),
    work_type: orNull(z.enum(workTypes, 'unknownChoice')),
    budget: orNull(wholeNumber(1, 1_000_000)),
    start_date: orNull(plainDate),
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
    results: z.array(listedCandidate.extend({ match })),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    currency: z.string(),
  }),
})
export type MatchPage = z.output<typeof listMatches.output>
export type MatchedCandidate = MatchPage['results'][number]
