import { formatDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Facts } from './facts.tsx'
import type { ShownCandidate } from './profile.page.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'

/** What decides whether to read on: how long she has done it, where she is, for how much, from when. */
export function DecidingFacts({ candidate: { profile, currency } }: { candidate: ShownCandidate }) {
  const { profile: t, person } = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { current_location: place, availability_date: from } = profile
  return (
    <Facts
      inPairs
      rows={[
        [
          t.fields.experience,
          words.experience(profile.experience_years, profile.experience_months),
        ],
        [t.fields.location, place && <bdi>{place}</bdi>],
        [t.fields.salary, words.salary(profile.expected_salary, currency)],
        [
          t.fields.availableFrom,
          profile.immediate_availability
            ? person.immediately(t.immediately, '', profile.gender)
            : from && formatDate(from, locale),
        ],
      ]}
    />
  )
}
