import { ArrowRight, Briefcase, MapPin, UserRound, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import type { ListedCandidate } from '../contract.ts'
import { Flag } from './flag.tsx'
import { useWords } from './use-words.ts'
import { useWordTexts } from './word-texts.ts'

const mostSkills = 3

interface Props {
  candidate: CardCandidate
  currency: string
  first?: boolean
}

/** A worker in a list: who she is and what she can do first, the price in the foot. `first` is the card a phone shows before scrolling. */
export function CandidateCard({ candidate, currency, first }: Props) {
  const t = useWordTexts()
  const words = useWords()
  const { profile } = candidate
  const headingId = `candidate-${candidate.id}`
  return (
    <article
      aria-labelledby={headingId}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-1 transition-shadow duration-calm hover:shadow-2"
    >
      <Portrait
        src={profile.profile_image_url}
        name={candidate.full_name}
        ratio="square"
        {...(first && { loading: 'eager', fetchPriority: 'high', 'data-inside': '' })}
        width={320}
        height={320}
      />
      {candidate.has_video && (
        <span className="absolute start-3 top-3 inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-sm font-medium text-ink-soft">
          <Icon of={Video} size={14} />
          {t.card.video}
        </span>
      )}
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={headingId} className="min-w-0 text-lg font-semibold leading-snug">
            <bdi>{candidate.full_name}</bdi>
          </h3>
          {profile.age !== null && (
            <span className="shrink-0 text-sm text-ink-soft">{t.years(profile.age)}</span>
          )}
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft">
          <li className="flex items-center gap-1.5">
            <Flag nationality={profile.nationality} />
            {words.nationality(profile.nationality, profile.gender)}
          </li>
          <Fact icon={Briefcase}>
            {words.position(profile.desired_position ?? profile.position_sought, profile.gender)}
          </Fact>
          <Fact icon={MapPin}>
            <bdi>{profile.current_location ?? t.notSpecified}</bdi>
          </Fact>
          <Fact icon={UserRound}>
            <bdi>{candidate.agency?.name ?? t.card.direct}</bdi>
          </Fact>
        </ul>
        <Skills skills={profile.skills} />
        <Terms candidate={candidate} />
      </div>
      <Price candidate={candidate} currency={currency} />
      <span data-heart={candidate.id} className="absolute end-3 top-3 z-1" />
    </article>
  )
}

function Skills({ skills }: { skills: string[] }) {
  const { card: t } = useWordTexts()
  const words = useWords()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.slice(0, mostSkills).map((skill) => (
        <li key={skill}>
          <Chip>
            <bdi>{words.skill(skill)}</bdi>
          </Chip>
        </li>
      ))}
      {skills.length > mostSkills && (
        <li>
          <Chip>{t.more(skills.length - mostSkills)}</Chip>
        </li>
      )}
    </ul>
  )
}

/** How she would work, what she has behind her, what was checked of her. */
function Terms({ candidate }: Pick<Props, 'candidate'>) {
  const t = useWordTexts()
  const words = useWords()
  const { profile } = candidate
  return (
    <ul className="flex flex-wrap gap-1.5">
      {profile.work_type !== null && (
        <li>
          <Chip tone="palm">{words.workType(profile.work_type)}</Chip>
        </li>
      )}
      {profile.experience_years !== null && (
        <li>
          <Chip tone="gulf">
            {experienceOf(profile.experience_years, profile.experience_months ?? 0, t)}
          </Chip>
        </li>
      )}
      <li>
        <Chip tone="amber">
          {profile.visa_type === null
            ? t.person.available(t.card.available, '', profile.gender)
            : words.visaType(profile.visa_type)}
        </Chip>
      </li>
      {candidate.checks.map(({ item }) => (
        <li key={item} className="relative z-1">
          <LocalLink to={`/candidates/${candidate.id}#check-${item}`}>
            <Chip tone="palm">{t.card.checked[item]}</Chip>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/** The foot: what she asks for, and the way to her page. */
function Price({ candidate, currency }: Pick<Props, 'candidate' | 'currency'>) {
  const t = useWordTexts()
  const words = useWords()
  const { expected_salary: salary } = candidate.profile
  return (
    <footer className="flex min-h-19 items-center justify-between gap-3 border-t border-line px-5 py-4">
      <p className="leading-tight">
        <span className="font-semibold tabular-nums">{words.salary(salary, currency)}</span>
        {salary !== null && (
          <span className="block text-sm text-ink-soft">{t.salary.perMonth}</span>
        )}
      </p>
      <LocalLink
        to={`/candidates/${candidate.id}`}
        aria-label={t.card.of(candidate.full_name)}
        className="inline-flex items-center gap-1.5 text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        {t.card.view}
        <Icon of={ArrowRight} size={16} directional />
      </LocalLink>
    </footer>
  )
}

const experienceOf = (years: number, months: number, t: ReturnType<typeof useWordTexts>): string =>
  years > 0 ? t.experience(years) : months > 0 ? t.months(months) : t.newcomer

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon of={icon} size={15} className="text-ink-faint" />
      <span className="min-w-0 truncate">{children}</span>
    </li>
  )
}

type ShownOfProfile =
  | 'nationality'
  | 'gender'
  | 'age'
  | 'current_location'
  | 'position_sought'
  | 'desired_position'
  | 'skills'
  | 'work_type'
  | 'experience_years'
  | 'experience_months'
  | 'visa_type'
  | 'expected_salary'
  | 'profile_image_url'

/** What a card says of a candidate. */
export interface CardCandidate extends Pick<ListedCandidate, 'id' | 'full_name' | 'has_video'> {
  agency: { name: string } | null
  checks: Pick<ListedCandidate['checks'][number], 'item'>[]
  profile: Pick<ListedCandidate['profile'], ShownOfProfile>
}

/** For loaders: what a page brings along for each card, beside the card itself, is what the card says and no more. */
export const cardOf = ({
  id,
  full_name,
  agency,
  checks,
  has_video,
  profile,
}: ListedCandidate): CardCandidate => ({
  id,
  full_name,
  agency: agency && { name: agency.name },
  checks: checks.map(({ item }) => ({ item })),
  has_video,
  profile: {
    nationality: profile.nationality,
    gender: profile.gender,
    age: profile.age,
    current_location: profile.current_location,
    position_sought: profile.position_sought,
    desired_position: profile.desired_position,
    skills: profile.skills,
    work_type: profile.work_type,
    experience_years: profile.experience_years,
    experience_months: profile.experience_months,
    visa_type: profile.visa_type,
    expected_salary: profile.expected_salary,
    profile_image_url: profile.profile_image_url,
  },
})
