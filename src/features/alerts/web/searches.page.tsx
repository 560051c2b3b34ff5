import { Suspense, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import type { SavedSearch } from '../contract.ts'
import { SearchCard } from './search-card.tsx'
import { texts, useTexts } from './texts.ts'
import { useSearches } from './use-searches.ts'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog')

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].page.metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** The household's saved searches, and whom they have found since. */
export default function SearchesPage() {
  const { page: t } = useTexts()
  const { data, isError, isFetching, refetch } = useSearches()
  const [changing, setChanging] = useState<SavedSearch | null>(null)
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 max-w-160 text-ink-soft">{t.intro}</p>
      {data !== undefined ? (
        data.results.length === 0 ? (
          <EmptyState
            illustration="search"
            title={t.empty}
            text={t.emptyText}
            action={<ButtonLink to="/candidates">{t.browse}</ButtonLink>}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {data.results.map((search) => (
              <li key={search.id}>
                <SearchCard
                  search={search}
                  currency={data.currency}
                  onChange={() => setChanging(search)}
                />
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState
          title={t.failed}
          text={t.failedText}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards label={t.loading} className="gap-4 xl:grid-cols-2" />
      )}
      <Suspense>
        {changing !== null && (
          <SearchDialog
            key={changing.id}
            query={changing.query}
            search={changing}
            onClose={() => setChanging(null)}
          />
        )}
      </Suspense>
    </>
  )
}
