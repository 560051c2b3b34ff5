import type { Candidate } from '../../../profiles/contract.ts'
import { type AskedWish, rowOfWish } from '../../compare-choices.ts'
import type { AnsweredWish, Comparison } from '../../compare-contract.ts'
import {
  type Attributes,
  type Fact,
  facts,
  type FieldName,
  fields,
  filteredNames,
  type LanguageSkill,
  livingField,
} from '../../../profiles/fields.ts'

/** A row of `fields` or of `facts`. */
export type ComparedRow = FieldName | keyof typeof facts
export type Compared = string | number | null | readonly string[]

/** In the order in which families ask. */
const first: ComparedRow[] = [
  'expected_salary',
  'desired_position',
  'in_qatar',
  'current_location',
  'visa_type',
  'experience_years',
  'childcare_experience_years',
  'checked',
  livingField,
  'day_off',
  'own_room',
  'availability_date',
  'languages',
  'skills',
]
/** What is compared: that, then everything else that the list filters by. */
export const comparedRows: readonly ComparedRow[] = [...new Set([...first, ...filteredNames])]

/** Wishes for several things, of which each is had or not. */
const several: readonly AskedWish[] = ['tasks', 'children', 'languages']

/** What is special about some: made of several fields. */
const special: Partial<Record<ComparedRow, (profile: Candidate['profile']) => Compared>> = {
  desired_position: (p) => p.desired_position ?? p.position_sought,
  experience_years: (p) =>
    p.experience_years === null && p.experience_months === null
      ? null
      : (p.experience_years ?? 0) * 12 + (p.experience_months ?? 0),
  availability_date: (p) => (p.immediate_availability ? 'now' : p.availability_date),
  // How well she speaks it is part of it: 'English:good'.
  languages: (p) =>
    unique(
      p.languages.map(({ language, speak }: LanguageSkill) =>
        speak === null ? language : `${language}:${speak}`,
      ),
    ),
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

const knownOf = ({ source, checks, profile, in_qatar }: Candidate) => ({
  source,
  isInQatar: in_qatar,
  checks: checks.map(({ item }) => item),
  hasFilm: profile.profile_video_url !== null,
})

/** A line of the comparison: a wish and how each meets it, or a fact and what each says of it. */
export type Line = { row: ComparedRow } & (
  | { wish: AskedWish; isMust: boolean; answers: (AnsweredWish | undefined)[] }
  | {
      wish?: undefined
      /** What a wish has not named already. */
      isRest: boolean
      values: Compared[]
    }
)

export interface Arranged {
  /** What the household asks for and they differ in, what matters most to it first. */
  wishes: Line[]
  /** What else they differ in: of lists, without what all have. */
  facts: Line[]
  /** What is the same for all, the value of each line once. */
  same: Line[]
}

interface Person {
  candidate: Candidate
  match: { answers: AnsweredWish[] } | null
}

/** What they differ in, and what is the same for all. What nobody has said stands nowhere. */
export function arrange(people: readonly Person[], asked: Comparison['asked']): Arranged {
  const wishes = asked.map(({ wish, is_must: isMust }) => ({
    row: rowOfWish[wish] as ComparedRow,
    wish,
    isMust,
    answers: people.map(({ match }) => match?.answers.find((one) => one.wish === wish)),
  }))
  // A wish for one thing says all of its row.
  const said = new Set(wishes.filter(({ wish }) => !several.includes(wish)).map(({ row }) => row))
  const named = (row: ComparedRow) =>
    new Set(
      wishes
        .filter((wish) => wish.row === row)
        .flatMap(({ answers }) =>
          answers.flatMap((one) => [...(one?.has ?? []), ...(one?.lacks ?? [])]),
        ),
    )
  const facts = comparedRows
    .filter((row) => !said.has(row))
    .map((row) =>
      factLines(
        row,
        people.map(({ candidate }) => comparedValue(row, candidate)),
        named(row),
      ),
    )
  const isSame = ({ row, answers }: (typeof wishes)[number]) =>
    isAlike(answers) &&
    (!said.has(row) || isAlike(people.map((one) => comparedValue(row, one.candidate))))
  return {
    wishes: wishes.filter((wish) => !isSame(wish)),
    facts: facts.flatMap(({ differing }) => differing),
    same: [...wishes.filter(isSame), ...facts.flatMap(({ shared }) => shared)],
  }
}

const isAlike = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size <= 1

/** A fact as it differs and as it is shared: of a list each part by itself, without what a wish has named. */
function factLines(
  row: ComparedRow,
  values: readonly Compared[],
  without: ReadonlySet<string>,
): { differing: Line[]; shared: Line[] } {
  const isList = values.some((value) => Array.isArray(value) && value.length > 1)
  const lists = values.map((value) =>
    (Array.isArray(value) ? (value as string[]) : []).filter(
      (one) => !without.has(one.split(':')[0]!),
    ),
  )
  if (!isList && without.size === 0) {
    const isSaid = values.some((value) =>
      Array.isArray(value) ? value.length > 0 : value !== null,
    )
    if (!isSaid) return { differing: [], shared: [] }
    const line: Line = { row, isRest: false, values: [...values] }
    return isAlike(values) ? { differing: [], shared: [line] } : { differing: [line], shared: [] }
  }
  const isRest = without.size > 0
  const [one = [], ...others] = lists
  const shared = one.filter((value) => others.every((list) => list.includes(value)))
  const own = lists.map((list) => list.filter((value) => !shared.includes(value)))
  return {
    differing: own.some((list) => list.length > 0) ? [{ row, isRest, values: own }] : [],
    shared: shared.length > 0 ? [{ row, isRest, values: [shared] }] : [],
  }
}

/** The kind of words that a row's values have. */
export const wordsOfRow = (row: ComparedRow): string => {
  const { words }: { tab: string; words?: string } =
    row in facts ? facts[row as keyof typeof facts] : fields[row as FieldName]
  return words ?? row
}
