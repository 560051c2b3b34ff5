import { ageOn } from '../../../platform/shared/format.ts'
import { isInQatar } from '../places.ts'
import type { CandidateRow } from './tables.ts'

/** Where the browser finds a picture or film. */
export const mediaUrl = (key: string | null): string | null =>
  key === null ? null : `/media/${key}`

export const ageOf = (row: Pick<CandidateRow, 'dateOfBirth' | 'age'>, now: Date): number | null =>
  (row.dateOfBirth === null ? null : ageOn(row.dateOfBirth, now)) ?? row.age

export type Place = 'in_qatar' | 'abroad' | 'unknown'

/** Where someone is by her record: her country when she names one, otherwise what her town says; silence is no place. */
export function placeOf({
  currentCountry,
  currentCity,
  currentLocation,
}: Pick<CandidateRow, 'currentCountry' | 'currentCity' | 'currentLocation'>): Place {
  const country = currentCountry?.trim() ?? ''
  if (country !== '') return isInQatar(country) ? 'in_qatar' : 'abroad'
  return isInQatar(`${currentCity ?? ''}, ${currentLocation ?? ''}`) ? 'in_qatar' : 'unknown'
}
