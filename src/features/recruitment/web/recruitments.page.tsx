import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type MetaFunction, useLocation, useNavigate } from 'react-router'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import { pageCount } from '../../../platform/shared/paging.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useSearchText } from '../../../platform/web/use-search-text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../profiles/web/index.ts'
import { tabNames } from '../choices.ts'
import type { Recruitment } from '../contract.ts'
import { Filters, SetFilters } from './filters.tsx'
import {
  filtersSet,
  inTab,
  noFilters,
  pathOf,
  rowsOf,
  rowsPerPage,
  type View,
  viewOf,
} from './recruitment-view.ts'
import { RecruitmentsTable } from './recruitments-table.tsx'
import { texts, useTexts } from './texts.ts'
import { useRecruitments } from './use-recruitment.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.room) }, { name: 'robots', content: 'noindex' }]
}

/** Whom the household has hired, by what is to be done next. */
export default function RecruitmentsPage() {
  const t = useTexts()
  const recruitments = useRecruitments()
  const [q, setText] = useSearchText()
  const view = { ...viewOf(useLocation().search), q }
  const all = recruitments.data
  const tabs = tabNames.map((key) => ({
    key,
    label: t.tabs[key],
    count: all?.filter((row) => inTab(key, row)).length ?? null,
    to: pathOf({ ...view, tab: key, page: 1 }),
  }))
  const retry = () => void recruitments.refetch()
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{t.text}</p>
      <Controls view={view} setText={setText} all={all ?? []} />
      <LinkTabs label={t.tabsLabel} tabs={tabs} current={view.tab} className="my-4" />
      {recruitments.isError && all !== undefined && (
        <StaleNotice
          text={t.stale}
          retryLabel={t.retry}
          busy={recruitments.isFetching}
          onRetry={retry}
        />
      )}
      {all !== undefined ? (
        <Rows all={all} view={view} />
      ) : recruitments.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={recruitments.isFetching}
          onRetry={retry}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </>
  )
}

function Controls({
  view,
  setText,
  all,
}: {
  view: View
  setText: (text: string) => void
  all: readonly Recruitment[]
}) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const set = filtersSet(view)
  const go = (change: Partial<View>) =>
    void navigate(localizedPath(pathOf({ ...view, ...change, page: 1 }), locale), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          type="search"
          label={t.search}
          icon={Search}
          value={view.q}
          onChange={(event) => setText(event.target.value)}
          fieldClassName="min-w-0 grow basis-60"
        />
        <FiltersButton set={set} onOpen={() => setOpen(true)} />
        <Button
          variant="secondary"
          disabled={view.q === '' && set === 0}
          onClick={() => {
            setText('')
            go({ q: '', ...noFilters })
          }}
        >
          {t.clear}
        </Button>
      </form>
      <SetFilters view={view} onChange={go} />
      <Filters
        key={String(open)}
        open={open}
        view={view}
        all={all}
        onClose={() => setOpen(false)}
        onApply={go}
      />
    </>
  )
}

function FiltersButton({ set, onOpen }: { set: number; onOpen: () => void }) {
  const t = useTexts()
  return (
    <Button variant="secondary" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={onOpen}>
      {t.filters}
      {set > 0 && (
        <>
          <span aria-hidden className="tabular-nums">
            ({set})
          </span>
          <span className="sr-only">{t.filter.set(set)}</span>
        </>
      )}
    </Button>
  )
}

function Rows({ all, view }: { all: readonly Recruitment[]; view: View }) {
  const t = useTexts()
  const words = useWords()
  const rows = rowsOf(all, view, words.nationality)
  const last = pageCount(rows.length, rowsPerPage)
  const page = Math.min(view.page, last)
  const isFiltered = view.q !== '' || filtersSet(view) > 0
  const clear = pathOf({ ...view, ...noFilters, q: '', page: 1 })
  return (
    <section aria-label={t.tabs[view.tab]}>
      <p aria-live="polite" className="sr-only">
        {rows.length === 0 ? t.empty : t.found(rows.length)}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          illustration={isFiltered ? 'search' : 'people'}
          title={t.empty}
          text={isFiltered ? t.noMatchText : all.length === 0 ? t.emptyText : undefined}
          action={
            isFiltered ? (
              <ButtonLink variant="secondary" to={clear}>
                {t.clear}
              </ButtonLink>
            ) : (
              all.length === 0 && <ButtonLink to="/dashboard/orders">{t.toOrders}</ButtonLink>
            )
          }
        />
      ) : (
        <RecruitmentsTable
          tab={view.tab}
          rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
          firstNumber={(page - 1) * rowsPerPage + 1}
        />
      )}
      <Pagination
        className="mt-6"
        page={page}
        last={last}
        hrefFor={(number) => pathOf({ ...view, page: number })}
        labels={{ bar: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </section>
  )
}
