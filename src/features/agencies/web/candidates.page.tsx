import { Plus, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { pageCount } from '../../../platform/shared/paging.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { managedViews } from '../../records/contract.ts'
import type { ManagedPage } from '../candidates-contract.ts'
import { CandidatesTable } from './candidates-table.tsx'
import { ImportAndExport } from './import/import-and-export.tsx'
import { type ListView, pathOf, viewOf } from './managed-view.ts'
import { candidatesTexts, useCandidatesTexts } from './candidates-texts.ts'
import { useAgency } from './use-agency.ts'
import { pageSize, useCandidates } from './use-candidates.ts'

const AddDialog = lazyPart(() => import('./add-dialog.tsx'), 'AddDialog')

export const meta: MetaFunction = ({ location }) => {
  const t = candidatesTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.candidates.title) }, { name: 'robots', content: 'noindex' }]
}

/** Whom the agency supplies. */
export default function CandidatesPage() {
  const { candidates: t, retry } = useCandidatesTexts()
  const address = viewOf(useLocation().search)
  const { data, isError, isFetching, refetch } = useCandidates(address)
  return (
    <>
      <Header />
      <SearchBox />
      <LinkTabs
        label={t.views.label}
        current={address.show}
        tabs={managedViews.map((key) => ({
          key,
          label: t.views[key],
          count: data?.counts[key] ?? null,
          to: pathOf({ ...address, show: key, page: 1 }),
        }))}
        className="my-4"
      />
      {isError && data !== undefined && (
        <StaleNotice
          text={t.stale}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined ? (
        <Rows found={data} view={address} />
      ) : isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </>
  )
}

function SearchBox() {
  const { candidates: t } = useCandidatesTexts()
  const [q, setText] = useSearchText()
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3" role="search">
      <TextField
        type="search"
        label={t.search}
        icon={Search}
        value={q}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        fieldClassName="min-w-0 grow basis-60"
      />
      <Button
        variant="secondary"
        disabled={q === ''}
        className="disabled:hidden"
        onClick={() => setText('')}
      >
        {t.clear}
      </Button>
    </div>
  )
}

/** The title and what can be done with the whole list. */
function Header() {
  const { candidates: t } = useCandidatesTexts()
  const { mayEdit } = useAgency()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl">{t.title}</h1>
        <p className="mt-1 text-ink-soft">{t.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {mayEdit && <ImportAndExport />}
        {mayEdit && (
          <Button icon={Plus} aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {t.add}
          </Button>
        )}
      </div>
      <Suspense>{isAdding && <AddDialog onClose={() => setIsAdding(false)} />}</Suspense>
    </header>
  )
}

function Rows({ found, view }: { found: ManagedPage; view: ListView }) {
  const { candidates: t } = useCandidatesTexts()
  const { mayEdit } = useAgency()
  const isFiltered = view.q !== '' || view.show !== 'all'
  return (
    <section aria-label={t.views[view.show]}>
      <p aria-live="polite" className="sr-only">
        {t.found(found.total)}
      </p>
      {found.results.length === 0 ? (
        <EmptyState
          illustration={isFiltered ? 'search' : 'people'}
          {...(isFiltered ? t.nobody : mayEdit ? t.empty : t.emptyToView)}
          action={
            isFiltered && (
              <ButtonLink variant="secondary" to="/agency/candidates">
                {t.clear}
              </ButtonLink>
            )
          }
        />
      ) : (
        <CandidatesTable candidates={found.results} currency={found.currency} />
      )}
      <Pagination
        className="mt-6"
        page={view.page}
        last={pageCount(found.total, pageSize)}
        hrefFor={(page) => pathOf({ ...view, page })}
        labels={{ bar: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </section>
  )
}
