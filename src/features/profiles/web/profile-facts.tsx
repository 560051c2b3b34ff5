import { formatDate, formatTime } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ChildcareCard, type ChildcareRow } from './childcare-card.tsx'
import { type FactRow, FactsCard } from './facts.tsx'
import { feetAndInches } from '../height-rules.ts'
import { weekOf } from '../week-rules.ts'
import type { ShownCandidate } from './profile.page.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'
import { WeekStrip } from './week-strip.tsx'

interface Props {
  candidate: ShownCandidate
  /** Further facts, each with its name. */
  more: FactRow[]
  /** Years with children, by their ages. */
  childcare: ChildcareRow[]
}

/** Everything a household compares: at a glance, details, working details, experience with children. */
export function ProfileFacts({ candidate, more, childcare }: Props) {
  const { profile } = candidate
  const t = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { fields } = t.profile
  const { visa_expiry_date: expiry, preferred_location: preferred } = profile
  return (
    <>
      <FactsCard
        title={t.profile.facts}
        rows={[
          [fields.age, profile.age && t.years(profile.age)],
          [fields.visa, words.visaType(profile.visa_type)],
          [fields.religion, words.religion(profile.religion)],
        ]}
      />
      <WorkingDetails profile={profile} more={more} />
      <ChildcareCard rows={childcare} />
      <FactsCard
        title={t.profile.details}
        rows={[
          [fields.status, statusOf(candidate, t)],
          [fields.maritalStatus, words.maritalStatus(profile.marital_status, profile.gender)],
          [
            fields.position,
            words.position(profile.position_sought ?? profile.desired_position, profile.gender),
          ],
          [fields.visaStatus, words.visaStatus(profile.visa_status)],
          [fields.visaExpiry, expiry && formatDate(expiry, locale)],
          [fields.height, profile.height && heightOf(profile.height, t)],
          [fields.weight, profile.weight && t.profile.weight(profile.weight)],
          [fields.preferredLocation, preferred && <bdi>{preferred}</bdi>],
        ]}
      />
    </>
  )
}

function statusOf(
  { hired, profile }: ShownCandidate,
  { profile: t, person }: ReturnType<typeof useProfileTexts>,
): string {
  return hired ? t.hired : person.available(t.available, '', profile.gender)
}

function heightOf(cm: number, { profile: t }: ReturnType<typeof useProfileTexts>): string {
  const { feet, inches } = feetAndInches(cm)
  return t.height(cm, feet, inches)
}

function WorkingDetails({ profile, more }: Pick<ShownCandidate, 'profile'> & Pick<Props, 'more'>) {
  const t = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { fields } = t.profile
  const {
    working_hours_from: from,
    working_hours_to: to,
    estimated_joining_date: joining,
  } = profile
  const week = weekOf(profile)
  const own = (value: string | null) => value && <bdi>{value}</bdi>
  const clock = (value: string) =>
    /^\d\d:\d\d/.test(value) ? formatTime(value.slice(0, 5), locale) : value
  return (
    <FactsCard
      title={t.profile.working}
      drawn={week && <WeekStrip week={week} />}
      rows={[
        [
          fields.applying,
          profile.desired_position === null
            ? t.profile.domesticHelper
            : words.position(profile.desired_position, profile.gender),
        ],
        [fields.previous, own(profile.previous_position)],
        [fields.workType, words.workType(profile.work_type)],
        [fields.joining, joining && formatDate(joining, locale)],
        [fields.days, own(profile.working_days)],
        [fields.hours, from && to && t.profile.hours(clock(from), clock(to))],
        [fields.accommodation, own(profile.accommodation)],
        ...more,
      ]}
    />
  )
}
