import type { Candidate } from '../../profiles/contract.ts'
import {
  type Attributes,
  type Fact,
  facts,
  type FieldName,
  fields,
  filteredNames,
  type LanguageSkill,
} from '../../profiles/fields.ts'

/** A row of `fields` or of `facts`. */
export type ComparedRow = FieldName | keyof typeof facts
export type Compared = string | number | null | readonly string[]

const first: ComparedRow[] = [
  'desired_position',
  'experience_years',
  'expected_salary',
  'availability_date',
  'work_type',
  'nationality',
  'age',
  'languages',
  'skills',
]
/** What is compared: what households ask about first, then everything else that the list filters by. */
export const comparedRows: readonly ComparedRow[] = [...new Set([...first, ...filteredNames])]

/** What is special about some: made of several fields. */
const special: Partial<Record<ComparedRow, (profile: Candidate['profile']) => Compared>> = {
  desired_position: (p) => p.desired_position ?? p.position_sought,
  experience_years: (p) =>
    p.experience_years === null && p.experience_months === null
      ? null
      : (p.experience_years ?? 0) * 12 + (p.experience_months ?? 0),
  availability_date: (p) => (p.immediate_availability ? 'now' : p.availability_date),
  languages: (p) => unique(p.languages.map(({ language }: LanguageSkill) => language)),
  skills: (p) => unique([...p.skills, ...p.core_skills, ...p.other_skills]),
  childcare_experience_years: (p) =>
    Object.keys(p.childcare_experience_years).filter(
      (band) => (p.childcare_experience_years[band] ?? 0) > 0,
    ),
}

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort()

/** What a candidate says of a row: a single value, or a list whose parts are compared one by one. */
export function comparedValue(row: ComparedRow, candidate: Candidate): Compared {
  const { profile } = candidate
  if (row in facts) return (facts[row as keyof typeof facts] as Fact).of(knownOf(candidate))
  const made = special[row]?.(profile)
  if (made !== undefined) return made
  return profile[row as keyof Attributes] as Compared
}

const knownOf = ({ source, checks, profile }: Candidate) => ({
  ...profile,
  source,
  checks: checks.map(({ item }) => item),
  hasFilm: profile.profile_video_url !== null,
})

/** Whether a row of the comparison differs between the candidates. */
export const differs = (row: ComparedRow, all: readonly Candidate[]): boolean =>
  new Set(all.map((one) => JSON.stringify(comparedValue(row, one)))).size > 1

/** Of a list, what only this candidate has. */
export function onlyOf(row: ComparedRow, one: Candidate, all: readonly Candidate[]): Set<string> {
  const others = all.filter((other) => other !== one).map((other) => comparedValue(row, other))
  const own = comparedValue(row, one)
  const has = (values: Compared, value: string) => Array.isArray(values) && values.includes(value)
  return new Set(
    Array.isArray(own)
      ? (own as string[]).filter((value) => !others.some((other) => has(other, value)))
      : [],
  )
}

/** The kind of words that a row's values have. */
export const wordsOfRow = (row: ComparedRow): string => {
  const { words }: { tab: string; words?: string } =
    row in facts ? facts[row as keyof typeof facts] : fields[row as FieldName]
  return words ?? row
}
