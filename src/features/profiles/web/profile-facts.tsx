import { formatDate, formatTime } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from './facts.tsx'
import { feetAndInches } from '../height-rules.ts'
import type { ShownCandidate } from './profile.page.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'

interface Props {
  candidate: ShownCandidate
  /** Further facts, each with its name. */
  more: [label: string, value: string][]
  /** Years with children, by their ages. */
  childcare: [label: string, value: string][]
}

/** Everything a household compares: at a glance, details, working details, experience with children. */
export function ProfileFacts({ candidate, more, childcare }: Props) {
  const { profile, currency } = candidate
  const t = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { fields } = t.profile
  const own = (value: string | null) => (value === null ? t.notSpecified : <bdi>{value}</bdi>)
  const date = (value: string | null) =>
    value === null ? t.notSpecified : formatDate(value, locale)
  const available = profile.immediate_availability
    ? t.person.immediately(t.profile.immediately, '', profile.gender)
    : date(profile.availability_date)
  return (
    <>
      <Card title={t.profile.facts}>
        <Facts
          rows={[
            [fields.age, profile.age === null ? t.profile.ageUnknown : t.years(profile.age)],
            [fields.salary, words.salary(profile.expected_salary, currency)],
            [
              fields.experience,
              words.experience(profile.experience_years, profile.experience_months),
            ],
            [fields.availableFrom, available],
            [fields.visa, words.visaType(profile.visa_type)],
            [fields.religion, words.religion(profile.religion)],
          ]}
        />
      </Card>
      <Card title={t.profile.details}>
        <Facts
          rows={[
            [fields.status, statusOf(candidate, t)],
            [fields.maritalStatus, words.maritalStatus(profile.marital_status, profile.gender)],
            [
              fields.position,
              words.position(profile.position_sought ?? profile.desired_position, profile.gender),
            ],
            [fields.visaStatus, words.visaStatus(profile.visa_status)],
            [fields.visaExpiry, date(profile.visa_expiry_date)],
            [fields.height, profile.height === null ? t.notSpecified : heightOf(profile.height, t)],
            [
              fields.weight,
              profile.weight === null ? t.notSpecified : t.profile.weight(profile.weight),
            ],
            [fields.preferredLocation, own(profile.preferred_location)],
          ]}
        />
      </Card>
      <WorkingDetails profile={profile} more={more} />
      {childcare.length > 0 && (
        <Card title={t.profile.childcare}>
          <Facts rows={childcare} />
        </Card>
      )}
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
  const { working_hours_from: from, working_hours_to: to } = profile
  const own = (value: string | null) => (value === null ? t.notSpecified : <bdi>{value}</bdi>)
  const date = (value: string | null) =>
    value === null ? t.notSpecified : formatDate(value, locale)
  const clock = (value: string) =>
    /^\d\d:\d\d/.test(value) ? formatTime(value.slice(0, 5), locale) : value
  return (
    <Card title={t.profile.working}>
      <Facts
        rows={[
          [
            fields.applying,
            profile.desired_position === null
              ? t.profile.domesticHelper
              : words.position(profile.desired_position, profile.gender),
          ],
          [fields.previous, own(profile.previous_position)],
          [fields.workType, words.workType(profile.work_type)],
          [fields.joining, date(profile.estimated_joining_date)],
          [fields.days, own(profile.working_days)],
          [
            fields.hours,
            from === null || to === null ? t.notSpecified : t.profile.hours(clock(from), clock(to)),
          ],
          [fields.accommodation, own(profile.accommodation)],
          ...more,
        ]}
      />
    </Card>
  )
}
