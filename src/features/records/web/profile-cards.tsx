import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatPhone, formatTime } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { childcareBands } from '../../profiles/choices.ts'
import {
  AboutText,
  drawnFacts,
  Facts,
  FactsCard,
  useAttributeWords,
  useWords,
  useWordTexts,
  WorkLine,
} from '../../profiles/web/index.ts'
import { feetAndInches } from '../../profiles/height-rules.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { useDataSource } from './profile-data-source.ts'
import { useDocuments } from './documents/use-documents.ts'

/** Every card of her profile, read-only; what is empty is left out, and a card of nothing else. */
export function ProfileCards({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  return (
    <>
      <PersonalCard profile={profile} />
      <VisaCard profile={profile} />
      <Card title={t.cards.contact}>
        {/* The specification shows a dash for what isn't there. */}
        <Facts
          rows={[
            [t.fields.email, profile.email === null ? '-' : <Email of={profile.email} />],
            [
              t.fields.phone_number,
              profile.phone_number === null ? (
                '-'
              ) : (
                <bdi dir="ltr">{formatPhone(profile.phone_number)}</bdi>
              ),
            ],
            [
              t.fields.whatsapp,
              profile.whatsapp === null ? (
                '-'
              ) : (
                <bdi dir="ltr">{formatPhone(profile.whatsapp)}</bdi>
              ),
            ],
          ]}
        />
        <p className="mt-4 text-sm text-ink-faint">{t.cards.contactNote}</p>
      </Card>
      <WorkCards profile={profile} />
      <Card title={t.cards.about}>
        {profile.description === null ? (
          <p className="text-ink-soft">{t.cards.noDescription}</p>
        ) : (
          <AboutText
            text={profile.description}
            className="max-w-prose whitespace-pre-line text-ink-soft"
          />
        )}
      </Card>
      <PapersCard />
    </>
  )
}

/** Goes on in another line at the @, where one line has no room for it. */
function Email({ of: address }: { of: string }) {
  const at = address.lastIndexOf('@')
  return (
    <bdi dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}

function PersonalCard({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  const words = useWords()
  const { notSpecified, years } = useWordTexts()
  const parts = [profile.current_location, profile.current_city, profile.current_country]
  // 'Al Sadd, Doha' has said Doha already.
  const place = parts.filter(
    (part, index) =>
      part !== null && !parts.slice(0, index).some((before) => before?.includes(part)),
  )
  const feet = profile.height === null ? null : feetAndInches(profile.height)
  return (
    <Card title={t.cards.personal}>
      <Facts
        rows={[
          [
            t.fields.full_name,
            profile.full_name === '' ? t.notSet : <bdi>{profile.full_name}</bdi>,
          ],
          [t.fields.nationality, words.nationality(profile.nationality, profile.gender)],
          [t.fields.marital_status, words.maritalStatus(profile.marital_status, profile.gender)],
          [t.fields.age, profile.age === null ? notSpecified : years(profile.age)],
          [t.fields.gender, words.gender(profile.gender)],
          [t.fields.religion, words.religion(profile.religion)],
          [
            t.fields.languages,
            listed(
              profile.languages.map(({ language }) => words.language(language)),
              notSpecified,
            ),
          ],
          [t.fields.location, listed(place, notSpecified)],
          [
            t.fields.kids,
            listed(
              profile.kids.map(({ gender, age }) => t.kid(words.gender(gender), years(age))),
              notSpecified,
              ' · ',
            ),
          ],
          [
            t.fields.height,
            feet === null || profile.height === null
              ? notSpecified
              : t.heightText(profile.height, feet.feet, feet.inches),
          ],
          [t.fields.weight, profile.weight === null ? notSpecified : profile.weight],
        ]}
      />
    </Card>
  )
}

function VisaCard({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  const words = useWords()
  const locale = useLocale()
  const { notSpecified } = useWordTexts()
  return (
    <FactsCard
      title={t.cards.visa}
      rows={[
        [t.fields.visa_type, words.visaType(profile.visa_type)],
        [t.fields.visa_status, words.visaStatus(profile.visa_status)],
        [
          t.fields.visa_expiry_date,
          profile.visa_expiry_date === null
            ? notSpecified
            : formatDate(profile.visa_expiry_date, locale),
        ],
      ]}
    />
  )
}

const listed = (parts: (string | null)[], otherwise: string, mark = ', '): ReactNode =>
  parts.length === 0 ? otherwise : <bdi>{parts.join(mark)}</bdi>

function WorkCards({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  const words = useWords()
  const locale = useLocale()
  const { notSpecified, years } = useWordTexts()
  const { word } = useAttributeWords()
  const own = (value: string | null) => (value === null ? notSpecified : <bdi>{value}</bdi>)
  const date = (value: string | null) => (value === null ? notSpecified : formatDate(value, locale))
  return (
    <>
      <FactsCard
        title={t.cards.experience}
        rows={[
          [
            t.fields.experience,
            words.experience(profile.experience_years, profile.experience_months),
          ],
          [t.fields.previous_position, own(profile.previous_position)],
          ...childcareBands.map((band): [string, ReactNode] => {
            const count = profile.childcare_experience_years[band] ?? 0
            return [
              `${t.cards.childcare}: ${word('childcare_experience_years', band)}`,
              count > 0 ? years(count) : notSpecified,
            ]
          }),
        ]}
      />
      <WorkLine jobs={profile.work_history} />
      <SkillsCard profile={profile} />
      <FactsCard
        title={t.cards.preferences}
        rows={[
          [t.fields.desired_position, words.position(profile.desired_position, profile.gender)],
          [t.fields.position_sought, words.position(profile.position_sought, profile.gender)],
          [t.fields.preferred_location, own(profile.preferred_location)],
          [t.fields.expected_salary, words.salary(profile.expected_salary, profile.currency)],
          [
            t.fields.availability,
            profile.immediate_availability ? t.immediately : date(profile.availability_date),
          ],
          [t.fields.work_type, words.workType(profile.work_type)],
        ]}
      />
      <WorkingCard profile={profile} />
    </>
  )
}

function WorkingCard({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  const locale = useLocale()
  const { notSpecified } = useWordTexts()
  const own = (value: string | null) => (value === null ? notSpecified : <bdi>{value}</bdi>)
  const date = (value: string | null) => (value === null ? notSpecified : formatDate(value, locale))
  const { working_hours_from: from, working_hours_to: to } = profile
  return (
    <FactsCard
      title={t.cards.working}
      rows={[
        [t.fields.estimated_joining_date, date(profile.estimated_joining_date)],
        [t.fields.working_days, own(profile.working_days)],
        [
          t.fields.working_hours,
          from === null || to === null
            ? notSpecified
            : t.hours(formatTime(from, locale), formatTime(to, locale)),
        ],
        [t.fields.accommodation, own(profile.accommodation)],
        ...drawnFacts(profile, locale),
      ]}
    />
  )
}

function SkillsCard({ profile }: { profile: OwnProfile }) {
  const { cards: t } = useAreaTexts()
  const words = useWords()
  const skills = [...new Set([...profile.skills, ...profile.core_skills, ...profile.other_skills])]
  return (
    <Card title={t.skills}>
      {skills.length === 0 ? (
        <p className="text-ink-faint">{t.noSkills}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip>
                <bdi>{words.skill(skill)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Her papers in short, when there are any. */
function PapersCard() {
  const { documents: t, cards } = useAreaTexts()
  const locale = useLocale()
  const documents = useDocuments().data ?? []
  const { documentsPath } = useDataSource()
  if (documents.length === 0) return null
  return (
    <Card
      title={cards.documents}
      action={
        <LocalLink to={documentsPath} className="link inline-flex min-h-11 items-center">
          {cards.allDocuments}
        </LocalLink>
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-3">
            <Icon of={FileText} className="text-ink-faint" />
            <span className="min-w-0">
              <span className="block font-medium">{t.kinds[document.document_type]}</span>
              <span className="block text-sm text-ink-faint">
                {t.uploaded(formatDate(document.uploaded_at, locale))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
