import { ArrowLeft, ShieldCheck, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { formatDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { loaderTools, orNotFound } from '../../../platform/web/loader.ts'
import { useKeptPage } from '../../../platform/web/offline.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { getCandidate, type ListedCandidate, listSimilar } from '../contract.ts'
import { candidateIn } from '../written-rules.ts'
import { checkTexts } from './check-texts.ts'
import { DecidingFacts } from './deciding-facts.tsx'
import { childcareFacts, drawnFacts } from './drawn-facts.ts'
import { Flag } from './flag.tsx'
import { ProfileMedia } from './profile-media.tsx'
import { profileTexts, useProfileTexts } from './profile-texts.ts'
import { cardOf, type CardCandidate } from './candidate-card.tsx'
import { SimilarCandidates } from './similar-candidates.tsx'
import { useWords } from './use-words.ts'

// Drawn on the server like the rest; what is below the first screen has its scripts come by themselves.
const CheckBadges = lazyPart(() => import('./check-badges.tsx'), 'CheckBadges')
const ProfileDetails = lazyPart(() => import('./profile-details.tsx'), 'ProfileDetails')

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const id = Number(/^\d{1,15}$/.test(args.params.id ?? '') ? args.params.id : 0)
  const [candidate, similar] = await orNotFound(
    Promise.all([api(getCandidate, { id }), api(listSimilar, { id })]),
  )
  return {
    candidate: candidateIn(candidate, locale),
    similar: similar.results.map((one) => candidateIn(briefCardOf(one), locale)),
    // Their words come with the page: it has no scripts to spare.
    more: drawnFacts(candidate.profile, locale),
    childcare: childcareFacts(candidate.profile.childcare_experience_years, locale),
    checkWords: candidate.checks.length > 0 ? checkTexts(locale) : null,
    locale,
    origin,
  }
}

/** Of people alike a place that nobody named is left out, as everything on this page. */
function briefCardOf(candidate: ListedCandidate): CardCandidate {
  const card = cardOf(candidate)
  const { current_location: place } = card.profile
  return { ...card, profile: { ...card.profile, current_location: place ?? '' } }
}

export type ShownCandidate = Awaited<ReturnType<typeof loader>>['candidate']

/** What the action panel inside the page works with. */
export interface ProfileOutletContext {
  candidate: ShownCandidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, error, location }) => {
  if (!loaderData) {
    const { profile: t } = profileTexts[localeOfPath(location.pathname)]
    const isMissing = isRouteErrorResponse(error) && error.status === 404
    return [
      { title: isMissing ? t.metaNotFound : t.metaFailed },
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { candidate, locale, origin } = loaderData
  const { profile: t, values, person, notSpecified, years } = profileTexts[locale]
  const { profile } = candidate
  const { desired_position: wish, gender } = profile
  const position =
    wish === null ? t.domesticHelper : person.position(values.position[wish] ?? wish, wish, gender)
  const isIndexed = profile.index_profile && !candidate.hired
  return [
    ...pageMeta({
      title: t.metaTitle(candidate.full_name, position),
      description: t.metaDescription(
        position,
        profile.nationality ?? notSpecified,
        years(profile.experience_years ?? 0),
      ),
      path: `/candidates/${candidate.id}`,
      preview: 'candidate',
      origin,
      locale,
      index: isIndexed,
    }),
    ...(isIndexed ? [{ 'script:ld+json': personOf(candidate, position, origin) }] : []),
  ]
}

/** Who agreed to be found, as search engines read it: her name, her work, her picture, and nothing else. */
const personOf = (
  { full_name, profile, date_joined }: ShownCandidate,
  position: string,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  dateCreated: date_joined,
  mainEntity: {
    '@type': 'Person',
    name: full_name,
    jobTitle: position,
    ...(profile.profile_image_url !== null && { image: origin + profile.profile_image_url }),
  },
})

export default function CandidateProfilePage() {
  const { candidate, similar, checkWords, more, childcare } = useLoaderData<typeof loader>()
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
        <Header candidate={candidate} checkWords={checkWords} />
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6 lg:row-span-2">
          <Outlet context={{ candidate } satisfies ProfileOutletContext} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          {profile.description !== null && (
            <Card title={t.profile.about}>
              <p dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft">
                {profile.description}
              </p>
            </Card>
          )}
          <Suspense>
            <ProfileDetails candidate={candidate} more={more} childcare={childcare} />
          </Suspense>
        </div>
      </div>
      <SimilarCandidates candidates={similar} currency={candidate.currency} />
    </div>
  )
}

/** Who she is and what decides, then what was checked of her and how she can be had. */
function Header({
  candidate,
  checkWords,
}: {
  candidate: ShownCandidate
  checkWords: ReturnType<typeof checkTexts> | null
}) {
  const t = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const { profile } = candidate
  return (
    <header className="min-w-0">
      <h1 className="text-2xl leading-tight font-semibold sm:text-4xl">
        <bdi>{candidate.full_name}</bdi>
      </h1>
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

/** What the server said of a refusal; where it failed, it has nothing to say. */
const wordsOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && error.status < 500
    ? (error.data as { message?: string } | undefined)?.message
    : undefined

export function ErrorBoundary() {
  const error = useRouteError()
  const t = useProfileTexts()
  const { revalidate, state } = useRevalidator()
  useKeptPage()
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div className="mx-auto max-w-page px-4 py-20">
        <EmptyState
          illustration="lamp"
          level={1}
          title={<span role="alert">{wordsOf(error) ?? t.profile.failed}</span>}
          action={
            <Button
              variant="secondary"
              busy={state === 'loading'}
              onClick={() => void revalidate()}
            >
              {t.profile.retry}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <EmptyState
        illustration="people"
        level={1}
        title={t.profile.notFound}
        text={t.profile.notFoundText}
        action={<ButtonLink to="/candidates">{t.profile.back}</ButtonLink>}
      />
    </div>
  )
}
