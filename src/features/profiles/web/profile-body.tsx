import { ArrowLeft, ShieldCheck, UserRound } from 'lucide-react'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Job } from '../field-kinds.ts'
import type { WrittenElsewhere } from './written-elsewhere.ts'
import type { CardCandidate } from './candidate-card.tsx'
import type { checkTexts } from './check-texts.ts'
import { DecidingFacts } from './deciding-facts.tsx'
import type { childcareFacts, drawnFacts } from './drawn-facts.ts'
import { Flag } from './flag.tsx'
import { ProfileMedia } from './profile-media.tsx'
import type { ShownCandidate } from './profile.page.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'

// Drawn on the server like the rest; what is below the first screen has its scripts come by themselves.
const AboutWords = lazyPart(() => import('./about-words.tsx'), 'AboutWords')
const CheckBadges = lazyPart(() => import('./check-badges.tsx'), 'CheckBadges')
const WorkHistory = lazyPart(() => import('./work-history.tsx'), 'WorkHistory')
const SimilarCandidates = lazyPart(() => import('./similar-candidates.tsx'), 'SimilarCandidates')
const ProfileDetails = lazyPart(() => import('./profile-details.tsx'), 'ProfileDetails')

interface Shown {
  candidate: ShownCandidate
  similar: CardCandidate[]
  /** Where she has worked, if she says so. */
  jobs?: readonly Job[] | undefined
  hasJobs: boolean
  checkWords: ReturnType<typeof checkTexts> | null
  /** What is to be said of her own words, where they are not in the reader's language. */
  about: WrittenElsewhere | null
  /** Her name as its reader writes it. */
  nameRead: string | null
  more: ReturnType<typeof drawnFacts>
  childcare: ReturnType<typeof childcareFacts>
  /** What the one who looks can do with her. */
  children: ReactNode
}

/** A profile as a page for deciding. */
export function ProfileBody({
  candidate,
  similar,
  jobs,
  hasJobs,
  checkWords,
  about,
  nameRead,
  more,
  childcare,
  children,
}: Shown) {
  const t = useProfileTexts()
  const { profile } = candidate
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-1 pb-28 sm:px-6 lg:pt-6 lg:pb-16">
      <LocalLink
        to="/candidates"
        viewTransition
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-soft hover:text-accent"
      >
        <Icon of={ArrowLeft} directional />
        {t.profile.back}
      </LocalLink>
      <div className="grid grid-cols-1 items-start gap-4 lg:mt-3 lg:grid-cols-[15rem_1fr_20rem] lg:gap-8">
        <ProfileMedia candidate={candidate} />
        <Header candidate={candidate} checkWords={checkWords} nameRead={nameRead} />
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6 lg:row-span-2">
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          {profile.description !== null && (
            <Card title={t.profile.about}>
              {about === null ? (
                <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft">
                  {profile.description}
                </p>
              ) : (
                <Suspense>
                  <AboutWords
                    id={candidate.id}
                    text={profile.description}
                    written={about}
                    may={candidate.may_translate}
                  />
                </Suspense>
              )}
            </Card>
          )}
          <Suspense>
            {hasJobs && <WorkHistory jobs={jobs} />}
            <ProfileDetails candidate={candidate} more={more} childcare={childcare} />
          </Suspense>
        </div>
      </div>
      <Alike candidates={similar} currency={candidate.currency} />
    </div>
  )
}

const Alike = (people: ComponentProps<typeof SimilarCandidates>) => (
  <Suspense>
    <SimilarCandidates {...people} />
  </Suspense>
)

/** Who she is and what decides, then what was checked of her and how she can be had. */
function Header({
  candidate,
  checkWords,
  nameRead,
}: Pick<Shown, 'candidate' | 'nameRead' | 'checkWords'>) {
  const t = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { profile } = candidate
  return (
    <header className="min-w-0">
      <h1 className="text-2xl leading-tight font-semibold sm:text-4xl">
        <bdi>{candidate.full_name}</bdi>
      </h1>
      {nameRead !== null && <p className="text-lg text-ink-soft">{nameRead}</p>}
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft sm:mt-3 sm:mb-5">
        <span className="font-medium text-ink">
          {words.position(profile.desired_position ?? profile.position_sought, profile.gender)}
        </span>
        {profile.nationality !== null && (
          <span className="flex items-center gap-2">
            <Flag nationality={profile.nationality} />
            {words.nationality(profile.nationality, profile.gender)}
          </span>
        )}
      </p>
      <DecidingFacts candidate={candidate} />
      {checkWords !== null && (
        <Suspense>
          <CheckBadges checks={candidate.checks} texts={checkWords} />
        </Suspense>
      )}
      <Tags candidate={candidate} />
      <p className="mt-3 text-sm text-ink-faint">
        {t.profile.listed(formatDate(candidate.date_joined, locale))}
      </p>
      {/* For who looks: how she fits a household's home. */}
      <div data-fit="" className="mt-4 empty:hidden" />
    </header>
  )
}

function Tags({ candidate }: { candidate: ShownCandidate }) {
  const { profile: t } = useProfileTexts()
  const words = useWords()
  const { profile } = candidate
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {candidate.hired && (
        <li>
          <Chip>{t.hired}</Chip>
        </li>
      )}
      {profile.work_type !== null && (
        <li>
          <Chip tone="gulf">{words.workType(profile.work_type)}</Chip>
        </li>
      )}
      <li className="max-w-full">
        <Chip wraps icon={candidate.agency ? ShieldCheck : UserRound}>
          {candidate.agency
            ? t.suppliedBy(candidate.agency.name, candidate.agency.licence_number)
            : t.direct(profile.gender)}
        </Chip>
      </li>
      <li>
        <Chip>{t.reviews}</Chip>
      </li>
    </ul>
  )
}
