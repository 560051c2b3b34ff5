import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { saidInAnyLanguage } from '../../profiles/server/words-api.ts'
import { languageLevels } from '../../profiles/choices.ts'
import {
  type ColumnOf,
  columnOf,
  type Fact,
  facts,
  type Field,
  type FieldName,
  fields,
  type FilteredName,
  type Known,
  type LanguageSkill,
} from '../../profiles/fields.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'
import { fieldOf, type ServedFilter, servedFilters } from '../filters.ts'
import type { Field as IndexField, NumberField, ValuesField } from './bitmap/fields.ts'
import { asOffered } from './as-offered.ts'
import { dayNumber } from './day-number.ts'
import { type Fit, offers, wishedFields } from './fit.ts'
import { bareWords } from './sayings.ts'

/** Columns of fields by which the list filters. */
export type FilteredColumn = ColumnOf<Extract<FilteredName, FieldName>> | 'immediateAvailability'

/** What the search knows of a candidate: the columns that filters look at, and what is made of several. */
export interface IndexedCandidate extends Partial<Pick<CandidateRow, FilteredColumn>> {
  id: number
  /** What she stated; her day of birth goes before it. */
  age: number | null
  dateOfBirth?: string | null
  /** Whole currency units; null when negotiable. */
  salary: number | null
  nationality: string | null
  position: string | null
  workType: CandidateRow['workType']
  visaType: CandidateRow['visaType']
  skills: string[]
  /** Where she is and wants to be. */
  places: readonly string[]
  /** What free text looks at besides the words of these values. */
  text: string
  /** What matching looks at. */
  fit?: Fit
  /** What facts follow from. */
  known?: Known
  /** Has a picture, years and skills. */
  isComplete?: boolean
}

const lowerCase = (value: string): string => value.toLowerCase()
const oneOf = (value: string | null): string[] => (value === null ? [] : [value])

/** The words by which a value is found: its own, and what the cards say instead of it in any language. */
function saidAs(kind: 'position' | 'skill'): (value: string) => string[] {
  const languages = saidInAnyLanguage(kind)
  return (value) => bareWords([value, ...languages.map((words) => words[value] ?? '')].join(' '))
}

/** A language that she speaks, and how well at least: 'English', 'English:basic', 'English:good'. */
const spoken = ({ language, speak }: LanguageSkill): string[] => [
  language,
  ...languageLevels
    .slice(0, languageLevels.findIndex((level) => level === speak) + 1)
    .map((level) => `${language}:${level}`),
]

/** The values of a field, by its kind. */
function valuesIn(field: Field, held: unknown): readonly string[] {
  switch (field.kind) {
    case 'words':
    case 'choices':
      return held as string[]
    case 'languages':
      return (held as LanguageSkill[]).flatMap(spoken)
    case 'bandYears':
      return Object.entries(held as Record<string, number>).flatMap(([band, years]) =>
        years > 0 ? [band] : [],
      )
    default:
      return [held as string]
  }
}

type Indexed = ValuesField<IndexedCandidate> | NumberField<IndexedCandidate>

/** What the index holds for a filter, by its kind. */
function indexedFor({ row, by, values }: ServedFilter): Indexed {
  const name = fieldOf(row)
  if (name === undefined) {
    const { of } = facts[row as keyof typeof facts] as Fact
    return { kind: 'values', fold: lowerCase, of: ({ known }) => (known ? of(known) : []) }
  }
  const named = asOffered(values)
  const column = columnOf(name) as FilteredColumn
  const held = (one: IndexedCandidate): unknown => one[column] ?? null
  if (by === 'range') return { kind: 'number', of: (one) => held(one) as number | null }
  if (by === 'until')
    return {
      kind: 'number',
      // Whoever can come at once can by any day.
      of: (one) => {
        const day = held(one) as string | null
        return one.immediateAvailability ? 0 : day === null ? null : dayNumber(day)
      },
    }
  return {
    kind: 'values',
    fold: lowerCase,
    of: (one) => {
      const value = held(one)
      return value === null ? [] : valuesIn(fields[name], value).map(named)
    },
  }
}

const byRow = Object.fromEntries(
  servedFilters.map((filter) => [filter.name, indexedFor(filter)]),
) as Record<ServedFilter['name'], Indexed>

/** What the search holds of each candidate: a filter, a facet or an order is a field here; by its row where it isn't special. */
export const indexFields = {
  ...byRow,
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
    saidAs: saidAs('position'),
  },
  skills: {
    kind: 'values',
    of: ({ skills }) => skills,
    fold: normalizeForSearch,
    saidAs: saidAs('skill'),
  },
  location: {
    kind: 'values',
    of: ({ places }) => places,
    fold: normalizeForSearch,
  },
  age: {
    kind: 'years',
    since: ({ dateOfBirth }) => dateOfBirth ?? null,
    stated: ({ age }) => age,
  },
  /** The next whole one: who asks for 1,500.50 is above 1,500. */
  salary: { kind: 'number', of: ({ salary }) => (salary === null ? null : Math.ceil(salary)) },
  checks: { kind: 'number', of: ({ fit }) => fit?.checks ?? 0 },
  /** Of what a household may wish, what she hasn't said. */
  unsaid: {
    kind: 'values',
    of: ({ fit }) => wishedFields.filter((field) => !fit || offers[field](fit) === null),
    fold: lowerCase,
  },
  complete: { kind: 'number', of: ({ isComplete }) => (isComplete ? 1 : 0) },
  /** Places are typed: their words are her own, as too many values would have to be joined for a letter. */
  text: { kind: 'words', of: ({ text, places }) => bareWords([text, ...places].join(' ')) },
} as const satisfies Record<string, IndexField<IndexedCandidate>>
