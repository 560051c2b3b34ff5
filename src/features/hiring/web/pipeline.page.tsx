import { Search } from 'lucide-react'
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
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../profiles/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { tabNames } from '../transitions.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { PipelineTable } from './pipeline-table.tsx'
import {
  countOf,
  pathOf,
  rowsOf,
  rowsPerPage,
  type Sort,
  sorts,
  type View,
  viewOf,
} from './pipeline-view.ts'
import { texts, useTexts } from './texts.ts'
import { usePipeline } from './use-pipeline.ts'

export const meta: MetaFunction = ({ location }) => {
  const { dashboard } = texts[localeOfPath(location.pathname)]
  return [
    { title: dashboard.metaTitle(dashboard.rooms.candidates) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The household's candidates by status, with what can be done about each. */
export default function PipelinePage() {
  const t = useTexts()
  const pipeline = usePipeline()
  const [q, setText] = useSearchText()
  const view = { ...viewOf(useLocation().search), q }
  const entries = pipeline.data
  const tabs = tabNames.map((key) => ({
    key,
    label: t.pipeline.tabs[key],
    count: entries ? countOf(key, entries) : null,
    to: pathOf({ ...view, tab: key, page: 1 }),
  }))
  return (
    <>
      <h1 className="mb-5 text-2xl">{t.pipeline.title}</h1>
      <Controls view={view} setText={setText} />
      <LinkTabs label={t.pipeline.tabsLabel} tabs={tabs} current={view.tab} className="my-4" />
      {pipeline.isError && entries !== undefined && (
        <StaleNotice
          text={t.dashboard.stale}
          retryLabel={t.retry}
          busy={pipeline.isFetching}
          onRetry={() => void pipeline.refetch()}
        />
      )}
      {entries !== undefined ? (
        <Rows entries={entries} view={view} />
      ) : pipeline.isError ? (
        <ErrorState
          {...t.pipeline.failed}
          retryLabel={t.retry}
          busy={pipeline.isFetching}
          onRetry={() => void pipeline.refetch()}
        />
      ) : (
        <SkeletonRows label={t.dashboard.loading} />
      )}
    </>
  )
}

function Controls({ view, setText }: { view: View; setText: (text: string) => void }) {
  const { pipeline: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const go = (change: Partial<View>) =>
    void navigate(localizedPath(pathOf({ ...view, ...change, page: 1 }), locale), {
      replace: true,
      preventScrollReset: true,
    })
  const isSet = view.q !== '' || view.date !== '' || view.sort !== ''
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-[11fr_9fr] items-end sm:grid-cols-2 gap-3 lg:grid-cols-[1fr_12rem_13rem_auto]"
    >
      <TextField
        type="search"
        label={t.search}
        icon={Search}
        value={view.q}
        onChange={(event) => setText(event.target.value)}
        fieldClassName="col-span-2 lg:col-span-1"
      />
      <DateField
        label={t.date}
        value={view.date}
        onChange={(event) => go({ date: event.target.value })}
        className="max-sm:px-2"
      />
      <Select
        label={t.sort}
        placeholder={t.sorts.default}
        options={sorts.map((value) => ({ value, label: t.sorts[value] }))}
        value={view.sort}
        onChange={(event) => go({ sort: event.target.value as Sort | '' })}
      />
      <Button
        variant="secondary"
        disabled={!isSet}
        className="max-lg:col-span-2 max-lg:disabled:hidden"
        onClick={() => {
          setText('')
          go({ q: '', date: '', sort: '' })
        }}
      >
        {t.clear}
      </Button>
    </form>
  )
}

function Rows({ entries, view }: { entries: PipelineEntry[]; view: View }) {
  const { pipeline: t } = useTexts()
  const locale = useLocale()
  const words = useWords()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const rows = rowsOf(entries, view, words, locale)
  const last = pageCount(rows.length, rowsPerPage)
  const page = Math.min(view.page, last)
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const isFiltered = view.q !== '' || view.date !== ''
  return (
    <section aria-label={t.tabs[view.tab]}>
      <p aria-live="polite" className="sr-only">
        {rows.length === 0 ? t.empty : t.found(rows.length)}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          illustration={isFiltered ? 'search' : 'people'}
          title={t.empty}
          text={isFiltered ? t.noMatchText : t.emptyText}
          action={
            isFiltered ? (
              <ButtonLink variant="secondary" to={pathOf({ ...view, q: '', date: '', page: 1 })}>
                {t.clear}
              </ButtonLink>
            ) : (
              <ButtonLink to="/candidates">{t.browse}</ButtonLink>
            )
          }
        />
      ) : (
        <PipelineTable
          tab={view.tab}
          rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
          firstNumber={(page - 1) * rowsPerPage + 1}
          choice={{ chosen, toggle }}
        />
      )}
      <Pagination
        className="mt-6"
        page={page}
        last={last}
        hrefFor={(number) => pathOf({ ...view, page: number })}
        labels={{ bar: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
      <ChosenBar
        chosen={entries.filter((entry) => chosen.has(entry.jobseeker_id))}
        clear={() => setChosen(new Set())}
      />
    </section>
  )
}
