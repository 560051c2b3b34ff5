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
import { localeOfPath } from '../../../platform/shared/locale.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { loaderTools, orNotFound, withoutStill } from '../../../platform/web/loader.ts'
import { useKeptPage } from '../../../platform/web/offline.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { getCandidate, type ListedCandidate, listSimilar } from '../contract.ts'
import type { Job } from '../field-kinds.ts'
import { cardIn, nameIn } from '../name-rules.ts'
import { candidateIn } from '../written-rules.ts'
import { writtenElsewhere } from './written-elsewhere.ts'
import { checkTexts } from './check-texts.ts'
import { childcareFacts, drawnFacts } from './drawn-facts.ts'
import { ProfileBody } from './profile-body.tsx'
import { profileTexts, useProfileTexts } from './profile-texts.ts'
import { cardOf, type CardCandidate } from './candidate-card.tsx'

const MissingPage = lazyPart(() => import('./missing-page.tsx'), 'MissingPage')

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const id = Number(/^\d{1,15}$/.test(args.params.id ?? '') ? args.params.id : 0)
  const [candidate, similar] = await orNotFound(
    Promise.all([api(getCandidate, { id }), api(listSimilar, { id })]),
  )
  const { shown, jobs } = shownOf(candidateIn(candidate, locale))
  const data = {
    candidate: shown,
    jobs,
    hasJobs: jobs.length > 0,
    similar: similar.results.map((one) => cardIn(briefCardOf(one), locale)),
    // Their words come with the page: it has no scripts to spare.
    more: drawnFacts(candidate.profile, locale),
    childcare: childcareFacts(candidate.profile.childcare_experience_years, locale),
    checkWords: candidate.checks.length > 0 ? checkTexts(locale) : null,
    about: writtenElsewhere(candidate.profile.description, locale),
    nameRead: nameIn(candidate.full_name, locale),
    locale,
    origin,
  }
  return withoutStill(args, data, ['jobs'])
}

/** Without what a page for everybody never shows, of which even the names would weigh, and where she has worked apart. */
function shownOf({
  phone_number: _phone,
  whatsapp: _whatsapp,
  email: _email,
  avatar_url: _avatar,
  profile: { work_history: jobs, ...profile },
  ...candidate
}: Output<typeof getCandidate>) {
  return { shown: { ...candidate, profile: { ...profile, work_history: [] as Job[] } }, jobs }
}

/** Of people alike a place that nobody named is left out, as everything on this page. */
function briefCardOf(candidate: ListedCandidate): CardCandidate {
  const card = cardOf(candidate)
  const { current_location: place } = card.profile
  return { ...card, profile: { ...card.profile, current_location: place ?? '' } }
}

/** What the page shows: also of a profile that nobody else sees yet. */
export type ShownCandidate = Omit<Awaited<ReturnType<typeof loader>>['candidate'], 'in_qatar'>

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
  const loaded = useLoaderData<typeof loader>()
  return (
    <ProfileBody {...loaded}>
      <Outlet context={{ candidate: loaded.candidate } satisfies ProfileOutletContext} />
    </ProfileBody>
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
      <div className="mx-auto max-w-page px-4 py-20 text-center">
        <h1 className="text-2xl">
          <span role="alert">{wordsOf(error) ?? t.profile.failed}</span>
        </h1>
        <Button
          variant="secondary"
          busy={state === 'loading'}
          onClick={() => void revalidate()}
          className="mt-6"
        >
          {t.profile.retry}
        </Button>
      </div>
    )
  }
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  )
}
