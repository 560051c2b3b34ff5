import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import {
  listOf,
  optional,
  pageNumber,
  plainDate,
  recordId,
  requiredText,
  wholeNumber,
} from '../../platform/shared/fields.ts'
import {
  genders,
  languageLevels,
  pageSizeDefault,
  pageSizeMax,
  visaStatuses,
  visaTypes,
} from '../profiles/choices.ts'
import { normalDay } from '../../platform/shared/normal-day.ts'
import { candidate, listedCandidate } from '../profiles/contract.ts'
import { fields, type WordKind } from '../profiles/fields.ts'
import { sorts } from './choices.ts'
import {
  type CountedFilter,
  type DayFilter,
  type FilterRow,
  type FirstCounted,
  isCounted,
  isFirst,
  type ListFilter,
  paramsOf,
  type RangeFilter,
  type ServedFilter,
  servedFilters,
  type TextFilter,
  type YesFilter,
} from './filters.ts'

/** A value of a filter; of a language with how well she speaks it at least: `English:good`. */
function valueOf({ by, values, isOpen }: ServedFilter): z.ZodType<string> {
  if (by === 'level') return requiredText('required', 80).refine(isLanguage, 'unknownChoice')
  return isOpen ? requiredText('required', 60) : z.enum(values, 'unknownChoice')
}

function isLanguage(value: string): boolean {
  const [language, level, ...rest] = value.split(':')
  const isLevel = level === undefined || (languageLevels as readonly string[]).includes(level)
  return language !== '' && isLevel && rest.length === 0
}

const textFilter = optional(requiredText('required', 100))
const yesFilter = optional(z.stringbool('unknownChoice').or(z.boolean()))
const dayFilter = optional(z.preprocess(normalDay, plainDate))
const endOf = (min: number, max: number) => optional(wholeNumber(min, max))
const chosen = (value: z.ZodType<string>) => listOf(value)

/** How a filter is asked for: its parameters. */
function parametersOf(filter: ServedFilter): [name: string, schema: z.ZodType][] {
  const [min = 0, max = 1_000_000] = filter.bounds ?? []
  return paramsOf(filter).map((name) => {
    switch (filter.by) {
      case 'any':
      case 'every':
      case 'level':
        return [name, chosen(valueOf(filter))]
      case 'range':
        return [name, endOf(min, max)]
      case 'until':
        return [name, dayFilter]
      case 'yes':
        return [name, yesFilter]
      case 'part':
        return [name, textFilter]
    }
  })
}

type Parameters = Record<ListFilter, ReturnType<typeof chosen>> &
  Record<`${RangeFilter}_${'min' | 'max'}`, ReturnType<typeof endOf>> &
  Record<YesFilter, typeof yesFilter> &
  Record<DayFilter, typeof dayFilter> &
  Record<TextFilter, typeof textFilter>

/** The state of the list; also the query of its address. Every filter narrows; values within one filter widen. */
export const candidateQuery = z.object({
  q: textFilter,
  ...(Object.fromEntries(servedFilters.flatMap(parametersOf)) as unknown as Parameters),
  baby_care: yesFilter,
  /** Counts of the further filters too. */
  more: yesFilter,
  sort: optional(z.enum(sorts, 'unknownChoice')),
  page: pageNumber,
  page_size: wholeNumber(1, pageSizeMax).default(pageSizeDefault),
})
export type CandidateQuery = z.output<typeof candidateQuery>
export type CandidateQueryInput = z.input<typeof candidateQuery>

const kindsOf = (filters: readonly ServedFilter[]) =>
  Object.fromEntries(filters.map(({ name, by }) => [name, by]))

/** How each filter is asked for, in the order in which chips name them. */
export const filterKinds: Record<string, FilterRow['by']> = {
  q: 'part',
  ...kindsOf(servedFilters.filter(isFirst)),
  baby_care: 'yes',
  ...kindsOf(servedFilters.filter((filter) => !isFirst(filter))),
}
const filterKeys = Object.entries(filterKinds).flatMap(([name, by]) => paramsOf({ name, by }))
export type FilterKey = Exclude<keyof CandidateQuery, 'more' | 'sort' | 'page' | 'page_size'>

/** The kinds of words that the values of what everybody sees have. */
export const firstWords: Partial<Record<string, WordKind | null>> = Object.fromEntries(
  servedFilters.filter(isFirst).map(({ name, words }) => [name, words]),
)

export const ageBounds = servedFilters.find(({ name }) => name === 'age')?.bounds ?? [18, 100]

const counts = z.record(z.string(), z.int())

/** How many candidates each value of a filter would show, the filter's own choice left aside; of the further ones when they are asked for. */
const facets = z.object(
  Object.fromEntries(
    servedFilters
      .filter(isCounted)
      .map((filter) => [filter.name, isFirst(filter) ? counts : counts.optional()]),
  ) as unknown as Record<FirstCounted, typeof counts> &
    Record<Exclude<CountedFilter, FirstCounted>, z.ZodOptional<typeof counts>>,
)
export type Facets = z.output<typeof facets>
export type Facet = CountedFilter

/** One condition to give up when nobody fits all of them, and how many that would bring. */
const suggestion = z.object({
  filter: z.enum(filterKeys as [FilterKey, ...FilterKey[]]),
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
  work_type: z.preprocess(empty, z.enum(fields.work_type.values, 'unknownChoice').optional()),
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
