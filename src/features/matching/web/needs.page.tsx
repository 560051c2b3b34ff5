import { type MetaFunction, Outlet, useLocation } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { pageCount } from '../../../platform/shared/paging.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListState } from '../../search/web/index.ts'
import type { MatchPage } from '../contract.ts'
import { cardGrid, MatchCard } from './match-card.tsx'
import { NeedsForm } from './needs-form.tsx'
import { texts, useTexts } from './texts.ts'
import { useMatches, useNeeds } from './use-matches.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** What the household needs, and below it who fits best, with the reasons. */
export default function NeedsPage() {
  const t = useTexts()
  const needs = useNeeds()
  const list = ListState.of(useLocation().search)
  const matches = useMatches(list.without(['sort', 'more']))
  const failed = needs.isError
    ? needs
    : matches.isError && matches.data === undefined
      ? matches
      : null
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 max-w-160 text-ink-soft">{t.intro}</p>
      {failed !== null ? (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : needs.data === undefined || matches.data === undefined ? (
        <div className="grid gap-5">
          <p role="status" className="sr-only">
            {t.results.loading}
          </p>
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </div>
      ) : (
        <>
          <NeedsForm needs={needs.data} currency={matches.data.currency} />
          <Results page={matches.data} list={list.filters} isOld={matches.isPlaceholderData} />
        </>
      )}
    </>
  )
}

function Results({
  page,
  list,
  isOld,
}: {
  page: MatchPage & { isLeftOut: boolean }
  list: ListState
  isOld: boolean
}) {
  const { results: t } = useTexts()
  if (!page.has_needs)
    return (
      <EmptyState
        illustration="search"
        title={t.nobody}
        action={<ButtonLink to="/candidates">{t.all}</ButtonLink>}
        className="mt-6"
      />
    )
  return (
    <section aria-labelledby="matches" aria-busy={isOld} className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="matches" className="text-xl">
          {t.title}
        </h2>
        <p aria-live="polite" className="grow text-ink-soft">
          {t.found(page.total)}
        </p>
        <Outlet />
      </div>
      {list.search !== '' && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft">
          {page.isLeftOut ? t.leftOut : t.filtered}
          <LocalLink
            to="/dashboard/needs"
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {t.unfiltered}
          </LocalLink>
        </p>
      )}
      <ul className={classNames(cardGrid, isOld && 'opacity-60')}>
        {page.results.map((candidate) => (
          <li key={candidate.id}>
            <MatchCard candidate={candidate} currency={page.currency} all />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={page.page}
        last={pageCount(page.total, page.page_size)}
        hrefFor={(number) => `/dashboard/needs${list.onPage(number).search}`}
        labels={{ bar: t.pages, page: t.page, previous: t.previous, next: t.next }}
      />
    </section>
  )
}
