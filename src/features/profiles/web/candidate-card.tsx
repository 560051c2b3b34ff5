import { ArrowRight, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { leavePlace } from '../../../platform/web/use-places.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import type { ListedCandidate } from '../contract.ts'
import { Flag } from './flag.tsx'
import { useWords } from './use-words.ts'
import { useWordTexts } from './word-texts.ts'

// Five chips at most: what was checked, then what she can do.
const mostChecks = 2
const mostSkills = 3

interface Props {
  candidate: CardCandidate
  currency: string
  first?: boolean
  /** What is to be said of her in this list alone. */
  note?: ReactNode
}

/** A worker in a list, two of them beside each other on a phone: who she is, what was checked, how she would work, the price in the foot. `first` is the card a phone shows before scrolling. */
export function CandidateCard({ candidate, currency, first, note }: Props) {
  const t = useWordTexts()
  const { id, full_name: name, profile } = candidate
  const headingId = `candidate-${id}`
  return (
    <article
      aria-labelledby={headingId}
      className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-surface shadow-1 transition-shadow duration-calm hover:shadow-2"
    >
      <div className="relative">
        <Portrait
          src={profile.profile_image_url}
          name={name}
          ratio="card"
          sizes="(min-width: 40rem) 15rem, 46vw"
          {...(first && { loading: 'eager', fetchPriority: 'high', 'data-inside': '' })}
          width={320}
          height={288}
        />
        {candidate.has_video && (
          <span className="absolute start-2 top-2 rounded-full bg-surface px-1.5 py-0.5 text-xs font-medium text-ink-soft">
            {t.card.video}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 p-2.5">
        <h3 id={headingId} className="text-base leading-snug font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {candidate.name_read && (
          <p className="-mt-1 text-xs text-ink-soft">{candidate.name_read}</p>
        )}
        <Facts candidate={candidate} />
        <Chips candidate={candidate} />
        {note}
      </div>
      <Price candidate={candidate} currency={currency} />
      {/* Over the picture, and after the way to her page for the keyboard. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 z-1 aspect-10/9">
        <span ref={leavePlace('heart', id)} className="pointer-events-auto absolute end-2 top-2" />
        <span
          ref={leavePlace('card', id)}
          className="absolute inset-x-2 bottom-2 flex items-end gap-1"
        />
      </div>
    </article>
  )
}

/** What decides first stands first: the work and how she would live, then who she is. */
function Facts({ candidate: { profile, agency } }: Pick<Props, 'candidate'>) {
  const t = useWordTexts()
  const words = useWords()
  const { gender, age, work_type: workType, experience_years: years, visa_type: visa } = profile
  return (
    <div className="text-xs leading-snug text-ink-soft sm:text-sm">
      <Line>
        <span className="font-medium text-ink">
          {words.position(profile.desired_position ?? profile.position_sought, gender)}
        </span>
        {workType !== null && <span>{words.workType(workType)}</span>}
      </Line>
      <Line>
        <Flag nationality={profile.nationality} />
        <span>{words.nationality(profile.nationality, gender)}</span>
        {age !== null && <span>{t.years(age)}</span>}
      </Line>
      {years !== null && (
        <p>{years > 0 || profile.experience_months ? t.experience(years) : t.newcomer}</p>
      )}
      <p>
        <bdi>{profile.current_location ?? t.notSpecified}</bdi>
      </p>
      <Line>
        <span>
          {visa === null ? t.person.available(t.card.available, '', gender) : words.visaType(visa)}
        </span>
        <span>
          <bdi>{agency?.name ?? t.card.direct}</bdi>
        </span>
      </Line>
    </div>
  )
}

/** Facts that belong together, a dot after each but the last. */
const Line = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-1 *:min-w-0 [&>span:not(:last-child)]:after:content-['_·']">
    {children}
  </p>
)

function Chips({ candidate: { id, checks, profile } }: Pick<Props, 'candidate'>) {
  const { card: t } = useWordTexts()
  const words = useWords()
  const { skills } = profile
  const shown = checks.slice(0, mostChecks)
  const left = checks.length - shown.length + Math.max(0, skills.length - mostSkills)
  return (
    <ul className="flex flex-wrap items-center gap-1">
      {shown.map(({ item }) => (
        <li key={item} className="relative z-1 max-w-full">
          <LocalLink to={`/candidates/${id}#check-${item}`}>
            <Chip small wraps tone="palm" icon={ShieldCheck}>
              {t.checked[item]}
            </Chip>
          </LocalLink>
        </li>
      ))}
      {skills.slice(0, mostSkills).map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip small>
            <bdi>{words.skill(skill)}</bdi>
          </Chip>
        </li>
      ))}
      {left > 0 && <li className="text-xs text-ink-soft">{t.more(left)}</li>}
    </ul>
  )
}

/** The foot: what she asks for, and the way to her page. */
function Price({ candidate, currency }: Pick<Props, 'candidate' | 'currency'>) {
  const t = useWordTexts()
  const words = useWords()
  const { expected_salary: salary } = candidate.profile
  return (
    <footer className="flex flex-wrap items-baseline justify-between gap-x-1 border-t border-line p-2.5">
      <p className="text-xs text-ink-soft">
        <span className="text-base font-semibold text-ink tabular-nums">
          {words.salary(salary, currency)}
        </span>
        {salary !== null && ` ${t.salary.perMonth}`}
      </p>
      <LocalLink
        to={`/candidates/${candidate.id}`}
        aria-label={t.card.of(candidate.full_name)}
        viewTransition
        className="inline-flex items-center gap-1 text-xs font-medium text-accent after:absolute after:inset-0 hover:underline"
      >
        {t.card.view}
        <Icon of={ArrowRight} size={14} directional />
      </LocalLink>
    </footer>
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
  /** The name as its reader writes it, where there is room for it. */
  name_read?: string
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
