import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from './texts.ts'

interface Props<Row> {
  texts: {
    title: string
    text: string
    search: string
    empty: string
    noMatch: string
    failed: string
  }
  query: { data: Row[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What is typed into the search, and the rows that it leaves. */
  search: string
  setSearch: (text: string) => void
  isMatch: (row: Row) => boolean
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Where to go when there is nothing yet. */
  firstStep: ReactNode
  /** News above the list. */
  children?: ReactNode
}

/** The page of a list of papers: heading, search, and the list in each of its states. */
export function BillingList<Row>({
  texts,
  query,
  search,
  setSearch,
  isMatch,
  columns,
  rowKey,
  firstStep,
  children,
}: Props<Row>) {
  const { screens: t } = useTexts()
  const rows = query.data?.filter(isMatch)
  const retry = () => void query.refetch()
  return (
    <>
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{texts.text}</p>
      {children}
      {query.data !== undefined && query.data.length > 0 && (
        <form role="search" onSubmit={(event) => event.preventDefault()} className="mb-4 max-w-140">
          <TextField
            type="search"
            label={texts.search}
            icon={Search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </form>
      )}
      {query.isError && rows !== undefined && (
        <StaleNotice text={t.stale} retryLabel={t.retry} busy={query.isFetching} onRetry={retry} />
      )}
      <p aria-live="polite" className="sr-only">
        {search !== '' &&
          rows !== undefined &&
          (rows.length === 0 ? texts.noMatch : t.found(rows.length))}
      </p>
      {rows === undefined ? (
        <Missing query={query} title={texts.failed} onRetry={retry} />
      ) : query.data?.length === 0 ? (
        <EmptyState illustration="papers" title={texts.empty} action={firstStep} />
      ) : (
        <Table
          wide
          caption={texts.title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          empty={<NoMatch title={texts.noMatch} onClear={() => setSearch('')} />}
        />
      )}
    </>
  )
}

function Missing({
  query,
  title,
  onRetry,
}: {
  query: { isError: boolean; isFetching: boolean }
  title: string
  onRetry: () => void
}) {
  const { screens: t } = useTexts()
  if (!query.isError) return <SkeletonRows label={t.loading} />
  return (
    <ErrorState
      title={title}
      text={t.failedText}
      retryLabel={t.retry}
      busy={query.isFetching}
      onRetry={onRetry}
    />
  )
}

function NoMatch({ title, onClear }: { title: string; onClear: () => void }) {
  const { screens: t } = useTexts()
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clear}
        </Button>
      }
    />
  )
}
