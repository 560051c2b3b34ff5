import type { Candidate } from '../../profiles/contract.ts'

export const comparedMin = 2
export const comparedMax = 4

export const comparePath = (ids: readonly number[]): string =>
  `/dashboard/candidates/compare?ids=${ids.join(',')}`

/** The candidates that an address asks to compare, each once; empty when these are too few or too many. */
export function comparedIds(search: string): number[] {
  const ids = (new URLSearchParams(search).get('ids') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
  const unique = [...new Set(ids.map(Number))]
  return unique.length >= comparedMin && unique.length <= comparedMax ? unique : []
}

/** What is compared of a candidate: single values, and lists whose parts are compared one by one. */
export const comparable = ({ profile: p }: Candidate) => ({
  position: p.desired_position ?? p.position_sought,
  experience:
    p.experience_years === null && p.experience_months === null
      ? null
      : (p.experience_years ?? 0) * 12 + (p.experience_months ?? 0),
  salary: p.expected_salary,
  availability: p.immediate_availability ? 'now' : p.availability_date,
  workType: p.work_type,
  nationality: p.nationality,
  age: p.age,
  languages: [...new Set(p.languages.map(({ language }) => language))].sort(),
  skills: [...new Set([...p.skills, ...p.core_skills, ...p.other_skills])].sort(),
})
export type Comparable = ReturnType<typeof comparable>
export const comparedRows = [
  'position',
  'experience',
  'salary',
  'availability',
  'workType',
  'nationality',
  'age',
  'languages',
  'skills',
] as const satisfies (keyof Comparable)[]

/** Whether a row of the comparison differs between the candidates. */
export const differs = (row: keyof Comparable, all: readonly Comparable[]): boolean =>
  new Set(all.map((one) => JSON.stringify(one[row]))).size > 1

/** Of a list, what only this candidate has. */
export const onlyOf = (
  row: 'languages' | 'skills',
  one: Comparable,
  all: readonly Comparable[],
): Set<string> =>
  new Set(
    one[row].filter((value) => all.every((other) => other === one || !other[row].includes(value))),
  )
