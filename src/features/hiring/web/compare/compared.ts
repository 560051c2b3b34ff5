import { comparedMax, comparedMin } from '../../compare-choices.ts'

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
