import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { useWords } from '../../../profiles/web/index.ts'
import type { MatchedCandidate } from '../../contract.ts'
import { Person, Why } from '../match-card.tsx'
import { useTexts } from '../texts.ts'
import { useMatches } from '../use-matches.ts'

const shownFirst = 6

/** The six who fit best, each with why, for a household that has chosen nobody yet. */
export function FirstPeople() {
  const t = useTexts()
  const matches = useMatches({ page_size: String(shownFirst) })
  const { data } = matches
  if (data === undefined)
    return matches.isError ? (
      <ErrorState
        {...t.failed}
        retryLabel={t.retry}
        busy={matches.isFetching}
        onRetry={() => void matches.refetch()}
      />
    ) : (
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        <p role="status" className="sr-only">
          {t.results.loading}
        </p>
        {Array.from({ length: shownFirst }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-lg" />
        ))}
      </div>
    )
  const toNeeds = (
    <ButtonLink to="/dashboard/needs" variant="secondary">
      {t.start.change}
    </ButtonLink>
  )
  if (data.results.length === 0)
    return <EmptyState illustration="search" title={t.start.nobody} action={toNeeds} />
  return (
    <section aria-labelledby="first-people">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="first-people" className="text-xl">
            {t.start.people(data.results.length)}
          </h2>
          <p className="text-ink-soft">{t.start.peopleText}</p>
        </div>
        {toNeeds}
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {data.results.map((candidate) => (
          <li key={candidate.id}>
            <FirstPerson candidate={candidate} currency={data.currency} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/dashboard/needs" size="l" className="mt-6">
        {t.start.all(data.total)}
      </ButtonLink>
    </section>
  )
}

function FirstPerson({ candidate, currency }: { candidate: MatchedCandidate; currency: string }) {
  const words = useWords()
  const { id, full_name: name, profile, match } = candidate
  return (
    <Card as="article" aria-label={name} className="h-full">
      <div className="flex items-start gap-4">
        <Avatar
          name={name}
          src={profile.profile_image_url}
          size="l"
          shape="square"
          loading="lazy"
        />
        <div className="min-w-0 grow">
          <h3 className="font-semibold">
            <LocalLink to={`/candidates/${id}`} className="hit hover:underline">
              <bdi>{name}</bdi>
            </LocalLink>
          </h3>
          <p className="text-sm text-ink-soft">
            {words.position(profile.desired_position ?? profile.position_sought, profile.gender)} ·{' '}
            {words.salary(profile.expected_salary, currency)}
          </p>
          <Person candidate={candidate} />
        </div>
        <span data-heart={id} className="size-11 shrink-0" />
      </div>
      <Why reasons={match.why} />
    </Card>
  )
}
