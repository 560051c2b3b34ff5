import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { profileWords } from '../../profiles/server/words-api.ts'

interface Described {
  fullName: string
  position: string | null
  nationality: string | null
  location: string
  skills: readonly string[]
  coreSkills: readonly string[]
}

/** Everything that free text looks at: her own words, and what the cards say instead of them in either language. */
export function searchText({
  fullName,
  position,
  nationality,
  location,
  skills,
  coreSkills,
}: Described): string {
  const shown = Object.values(profileWords).flatMap((values) => [
    values.position[position ?? ''] ?? '',
    ...skills.map((skill) => values.skill[skill] ?? ''),
  ])
  const country = nationality === null ? undefined : nationalityByName(nationality)
  return [
    fullName,
    position ?? '',
    nationality ?? '',
    country?.ar ?? '',
    location,
    ...skills,
    ...coreSkills,
    ...shown,
  ].join(' ')
}
