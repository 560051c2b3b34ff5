import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ListState } from '../../../search/web/index.ts'
import { cardGrid, MatchCard } from '../match-card.tsx'
import { useTexts } from '../texts.ts'
import { useMatches } from '../use-matches.ts'

const shownFirst = 6
const first = new ListState({ page_size: [String(shownFirst)] })

/** The six who fit best, each with why, for a household that has chosen nobody yet. */
export function FirstPeople() {
  const t = useTexts()
  const matches = useMatches(first)
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
      <div className={cardGrid}>
        <p role="status" className="sr-only">
          {t.results.loading}
        </p>
        {Array.from({ length: shownFirst }, (_, index) => (
          <Skeleton key={index} className="h-80 rounded-md" />
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
      <ul className={cardGrid}>
        {data.results.map((candidate) => (
          <li key={candidate.id}>
            <MatchCard candidate={candidate} currency={data.currency} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/dashboard/needs" size="l" className="mt-6">
        {t.start.all(data.total)}
      </ButtonLink>
    </section>
  )
}
