import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { profileWords } from '../../profiles/server/words-api.ts'
import type { Field } from './bitmap/fields.ts'
import type { Fit } from './fit.ts'
import { bareWords } from './sayings.ts'

/** What the search knows of a candidate. */
export interface IndexedCandidate {
  id: number
  /** What she stated; her day of birth goes before it. */
  age: number | null
  dateOfBirth?: string | null
  /** Whole currency units; null when negotiable. */
  salary: number | null
  nationality: string | null
  position: string | null
  workType: string | null
  visaType: string | null
  skills: string[]
  /** Where she is and wants to be. */
  places: readonly string[]
  /** What free text looks at besides the words of these values. */
  text: string
  /** What matching looks at. */
  fit?: Fit
}

const lowerCase = (value: string): string => value.toLowerCase()
const oneOf = (value: string | null): string[] => (value === null ? [] : [value])

/** The words by which a value is found: its own, and what the cards say instead of it in either language. */
const saidInBoth = (kind: 'position' | 'skill') => (value: string) =>
  bareWords(
    [value, ...Object.values(profileWords).map((values) => values[kind][value] ?? '')].join(' '),
  )

/** What the search holds of each candidate: a filter, a facet or an order is a field here. */
export const indexFields = {
  nationality: {
    kind: 'values',
    of: ({ nationality }) => oneOf(nationality),
    fold: lowerCase,
    saidAs: (value) => bareWords(`${value} ${nationalityByName(value)?.ar ?? ''}`),
  },
  position: {
    kind: 'values',
    of: ({ position }) => oneOf(position),
    fold: lowerCase,
    saidAs: saidInBoth('position'),
  },
  work_type: { kind: 'values', of: ({ workType }) => oneOf(workType), fold: lowerCase },
  visa_status: { kind: 'values', of: ({ visaType }) => oneOf(visaType), fold: lowerCase },
  skills: {
    kind: 'values',
    of: ({ skills }) => skills,
    fold: normalizeForSearch,
    saidAs: saidInBoth('skill'),
  },
  location: {
    kind: 'values',
    of: ({ places }) => places,
    fold: normalizeForSearch,
    saidAs: bareWords,
  },
  age: {
    kind: 'years',
    since: ({ dateOfBirth }) => dateOfBirth ?? null,
    stated: ({ age }) => age,
  },
  salary: { kind: 'number', of: ({ salary }) => salary },
  text: { kind: 'words', of: ({ text }) => bareWords(text) },
} as const satisfies Record<string, Field<IndexedCandidate>>
