import { Lock } from 'lucide-react'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { HiredStaff } from '../../billing/web/index.ts'
import type { EmployerProfile } from '../contract.ts'
import { categories } from './form-values.ts'
import { useTexts } from './texts.ts'

/** Spouses, adults, kids and elders; for the household's own eyes, and says so. */
export function FamilyCard({ profile }: { profile: EmployerProfile }) {
  const t = useTexts()
  const { family } = t
  return (
    <Card title={family.title}>
      <p className="flex justify-between gap-4">
        <span className="text-ink-soft">{family.spouses}</span>
        <span className="font-medium tabular-nums">{formatNumber(profile.spouse_count)}</span>
      </p>
      {categories.map((category) => {
        const members = profile.family_members.filter((member) => member.category === category)
        return (
          <section key={category} className="mt-4 border-t border-line pt-4">
            <h3 className="mb-2 text-sm font-medium text-ink-soft">
              {family.categories[category]}
            </h3>
            {members.length === 0 ? (
              <p className="text-sm text-ink-faint">{family.none[category]}</p>
            ) : (
              <ul className="flex flex-col gap-2">
                {members.map(({ gender, age, relation }, index) => (
                  <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="min-w-18">
                      {gender === null
                        ? t.notSpecified
                        : (category === 'kids' ? t.kidGenders : t.genders)[gender]}
                    </span>
                    <span className="text-ink-soft">{t.years(age)}</span>
                    {relation !== null && <Chip>{t.relations[relation]}</Chip>}
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
      <p className="mt-5 flex items-start gap-2 text-sm text-ink-faint">
        <Icon of={Lock} size={16} className="mt-[0.2em]" />
        <span>{family.private}</span>
      </p>
    </Card>
  )
}

/** Who works or has worked for the household. */
export function StaffCard({ profile }: { profile: EmployerProfile }) {
  const t = useTexts()
  const locale = useLocale()
  const { staff } = t
  const day = (date: string | null) => (date === null ? null : formatShortDate(date, locale))
  return (
    <Card title={staff.title}>
      {profile.staff_members.length === 0 ? (
        <p className="text-sm text-ink-faint">{staff.none}</p>
      ) : (
        <ul className="flex flex-col">
          {profile.staff_members.map(
            ({ name, position, date_of_joining, end_date, present }, index) => (
              <li
                key={index}
                className="border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
              >
                <p className="flex flex-wrap items-center justify-between gap-2">
                  <bdi className="font-medium">{name}</bdi>
                  {present && <Chip tone="palm">{staff.present}</Chip>}
                </p>
                <p className="text-ink-soft">
                  <bdi>{position ?? t.notSpecified}</bdi>
                </p>
                <p className="text-sm text-ink-faint">
                  {staff.joined}: {day(date_of_joining) ?? t.notSpecified}
                  {!present && ` · ${staff.ended}: ${day(end_date) ?? t.notSpecified}`}
                </p>
              </li>
            ),
          )}
        </ul>
      )}
      <HiredStaff />
    </Card>
  )
}
