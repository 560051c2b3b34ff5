import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import {
  listOf,
  optional,
  pageNumber,
  recordId,
  requiredText,
  wholeNumber,
} from '../../platform/shared/fields.ts'
import {
  genders,
  pageSizeDefault,
  pageSizeMax,
  positions,
  visaStatuses,
  visaTypes,
  workTypes,
} from '../profiles/choices.ts'
import { candidate, listedCandidate } from '../profiles/contract.ts'
import { ageBounds, filterKeys, sorts } from './choices.ts'

const textFilter = optional(requiredText('required', 100))

/** The state of the list; also the query of its address. Every filter narrows; values within one filter widen. */
export const candidateQuery = z.object({
  q: textFilter,
  age_min: optional(wholeNumber(ageBounds.min, ageBounds.max)),
  age_max: optional(wholeNumber(ageBounds.min, ageBounds.max)),
  position: listOf(z.enum(positions, 'unknownChoice')),
  work_type: listOf(z.enum(workTypes, 'unknownChoice')),
  location: textFilter,
  skills: listOf(requiredText('required', 60)),
  visa_status: listOf(z.enum(visaTypes, 'unknownChoice')),
  baby_care: optional(z.stringbool('unknownChoice').or(z.boolean())),
  salary_min: optional(wholeNumber(0, 1_000_000)),
  salary_max: optional(wholeNumber(0, 1_000_000)),
  nationality: listOf(requiredText('required', 60)),
  sort: optional(z.enum(sorts, 'unknownChoice')),
  page: pageNumber,
  page_size: wholeNumber(1, pageSizeMax).default(pageSizeDefault),
})
export type CandidateQuery = z.output<typeof candidateQuery>
export type CandidateQueryInput = z.input<typeof candidateQuery>

/** How many candidates each value of a filter would show, the filter's own choice left aside. */
const facets = z.object({
  nationality: z.record(z.string(), z.int()),
  position: z.record(z.string(), z.int()),
  work_type: z.record(z.string(), z.int()),
  skills: z.record(z.string(), z.int()),
  visa_status: z.record(z.string(), z.int()),
})
export type Facets = z.output<typeof facets>
export type Facet = keyof Facets

/** One condition to give up when nobody fits all of them, and how many that would bring. */
const suggestion = z.object({
  filter: z.enum(filterKeys),
  value: z.string().nullable(),
  total: z.int().positive(),
})
export type Suggestion = z.output<typeof suggestion>

export const listCandidates = endpoint('GET', '/api/candidates/', {
  access: 'public',
  summary: 'Search the published candidates who can be hired',
  input: candidateQuery,
  output: z.object({
    results: z.array(listedCandidate),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    facets,
    suggestions: z.array(suggestion),
    currency: z.string(),
  }),
})
export type CandidatePage = z.output<typeof listCandidates.output>

export const listNationalities = endpoint('GET', '/api/candidates/nationalities/', {
  access: 'public',
  summary: 'How many listed candidates each nationality has, most first',
  input: z.object({}),
  output: z.array(z.object({ nationality: z.string(), count: z.int() })),
})

// The two lists of the specification that are views of candidates.

const empty = (value: unknown): unknown => (value === '' ? undefined : value)
const viewFilters = z.object({
  nationality: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  position: z.preprocess(empty, z.string().max(60, 'tooLong').optional()),
  work_type: z.preprocess(empty, z.enum(workTypes, 'unknownChoice').optional()),
  visa_status: z.preprocess(
    empty,
    z.enum([...visaStatuses, ...visaTypes], 'unknownChoice').optional(),
  ),
  gender: z.preprocess(empty, z.enum(genders, 'unknownChoice').optional()),
  location: z.preprocess(empty, z.string().max(100, 'tooLong').optional()),
  skills: z.preprocess(empty, z.string().max(100, 'tooLong').optional()),
  page: z.preprocess(empty, pageNumber),
  page_size: z.preprocess(empty, wholeNumber(1, pageSizeMax).default(pageSizeMax)),
})
export type ViewFilters = z.output<typeof viewFilters>

const seen = candidate.extend({ currency: z.string() })

export const listJobseekers = endpoint('GET', '/api/jobseeker/list/', {
  access: 'public',
  summary:
    'Listed candidates who registered themselves, the newest first; empty filters are skipped',
  input: viewFilters,
  output: z.array(seen),
})

export const getJobseeker = endpoint('GET', '/api/jobseeker/:id/', {
  access: 'public',
  summary: 'One candidate who registered herself',
  input: z.object({ id: recordId }),
  output: seen,
})

export const listAgencyCandidates = endpoint('GET', '/api/agency/candidates/all/', {
  access: 'public',
  summary: 'Listed candidates whom agencies supply, the newest first; empty filters are skipped',
  input: viewFilters,
  output: z.array(seen),
})

export const getAgencyCandidate = endpoint('GET', '/api/agency/candidates/all/:id/', {
  access: 'public',
  summary: 'One candidate whom an agency supplies',
  input: z.object({ id: recordId }),
  output: seen,
})
