import type { ReactNode } from 'react'
import { formatAmount } from '../../../platform/shared/money.ts'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Avatar } from '../../../ui/portrait.tsx'
import type { EmployerProfile } from '../contract.ts'
import { useTexts } from './texts.ts'
import { useNationalityWord } from './use-nationality-word.ts'

interface Props {
  profile: EmployerProfile
  className?: string
}

/** Banner, picture, name and role, and a line of nationality, age and gender. */
export function HeaderCard({ profile, action, className }: Props & { action?: ReactNode }) {
  const t = useTexts()
  const nationality = useNationalityWord(profile.nationality)
  const facts = [
    nationality,
    profile.age === null ? t.ageMissing : t.years(profile.age),
    profile.gender && t.genders[profile.gender],
  ]
  return (
    <Card bare className={className}>
      <Banner />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 px-5 pb-5 sm:px-6">
        <div className="flex min-w-0 flex-wrap items-end gap-4">
          <Avatar
            name={profile.name}
            src={profile.avatar}
            size="xl"
            className="relative -mt-10 border-4 border-surface bg-sand-wash"
          />
          <div className="min-w-0">
            <h2 className="text-xl">
              <bdi>{profile.name}</bdi>
            </h2>
            <p className="text-ink-soft">{t.role}</p>
            <p className="text-sm text-ink-faint">{facts.filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        {action}
      </div>
    </Card>
  )
}

/** A skyline of arches, drawn with the tokens. */
const Banner = () => (
  <svg
    aria-hidden
    viewBox="0 0 800 96"
    preserveAspectRatio="xMidYMax slice"
    className="h-24 w-full bg-accent-wash text-accent"
  >
    {Array.from({ length: 20 }, (_, index) => (
      <path
        key={index}
        d={`M${index * 40 + 4} 96 V${58 - (index % 3) * 12} a16 16 0 0 1 32 0 V96 Z`}
        fill="currentColor"
        opacity={0.08 + (index % 3) * 0.05}
      />
    ))}
  </svg>
)

export function PersonalCard({ profile, className }: Props) {
  const locale = useLocale()
  const t = useTexts()
  const { personal } = t
  const maritalStatuses = t.maritalStatuses[profile.gender ?? 'unknown']
  const nationality = useNationalityWord(profile.nationality)
  const income =
    profile.monthly_income === null
      ? null
      : formatAmount(profile.monthly_income, profile.currency, locale)
  const rows: [string, ReactNode][] = [
    [personal.name, profile.name],
    [personal.email, profile.email],
    [personal.role, t.role],
    [personal.mobile, profile.phone_number],
    [personal.age, profile.age === null ? t.ageMissing : formatNumber(profile.age)],
    [personal.gender, profile.gender && t.genders[profile.gender]],
    [personal.maritalStatus, profile.marital_status && maritalStatuses[profile.marital_status]],
    [personal.nationality, nationality],
    [personal.occupation, profile.occupation],
    [personal.income, income],
    [personal.address, profile.full_address],
  ]
  return (
    <Card title={personal.title} className={className}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className={classNames('min-w-0', label === personal.address && 'sm:col-span-2')}
          >
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className={classNames('break-words', value ? '' : 'text-ink-faint')}>
              {value ? (
                <bdi dir={label === personal.mobile ? 'ltr' : undefined}>{value}</bdi>
              ) : (
                t.notSpecified
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
