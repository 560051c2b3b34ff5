import { Download, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { localizedPath } from '../platform/shared/locale.ts'
import { pageCount } from '../platform/shared/paging.ts'
import { useSearchText } from '../platform/web/use-search-text.ts'
import { Alert } from './alert.tsx'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Pagination } from './pagination.tsx'
import { type Option, Select } from './select.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { type Column, Table } from './table.tsx'
import { DateField } from './date-field.tsx'
import { TextField } from './text-field.tsx'

export interface RecordListTexts {
  loading: string
  all: string
  clear: string
  export: string
  exportFailed: string
  retry: string
  stale: string
  failed: { title: string; text: string }
  nothingFound: { title: string; text: string }
  pastEnd: { title: string; action: string }
  found: (total: number, isMore: boolean) => string
  pages: { bar: string; previous: string; next: string; page: (page: number) => string }
}

/** A choice, a date, or a field of text under a name of the page's address. */
export interface RecordFilter {
  name: string
  label: string
  options?: Option[]
  type?: 'date' | 'text'
  /** What the choice says when none is made, such as the order of a list; 'All' otherwise. */
  placeholder?: string
}

/** What a query of a list holds, as react-query and `useRecordList` have it. */
interface ListQuery<Row> {
  data:
    | { results: Row[]; total: number; is_more?: boolean; page: number; page_size: number }
    | undefined
  error: Error | null
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface Props<Row> {
  texts: RecordListTexts
  /** Names the table for readers of the screen. */
  caption: string
  query: ListQuery<Row>
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  wide?: boolean
  /** The label of the search field; none without it. */
  search?: string
  filters?: readonly RecordFilter[]
  isFiltered: boolean
  empty: { title: string; text?: string; action?: ReactNode }
  onExport?: () => Promise<void>
}

/** A paged list with search, filters and page in the address (`useRecordList` reads them), its export, and every state it can be in. */
export function RecordList<Row>({
  texts,
  search,
  filters = [],
  isFiltered,
  onExport,
  ...list
}: Props<Row>) {
  return (
    <>
      <Bar
        texts={texts}
        search={search}
        filters={filters}
        isFiltered={isFiltered}
        onExport={onExport}
      />
      <Rows
        texts={texts}
        isFiltered={isFiltered}
        filterNames={filters.map(({ name }) => name)}
        {...list}
      />
    </>
  )
}

type BarProps = Pick<Props<unknown>, 'texts' | 'search' | 'isFiltered' | 'onExport'> & {
  filters: readonly RecordFilter[]
}

function Bar({ texts, search, filters, isFiltered, onExport }: BarProps) {
  const [params, setParams] = useSearchParams()
  const [text, setText] = useSearchText()
  const set = (name: string, value: string) =>
    setParams(
      (current) => {
        current.delete('page')
        if (value === '') current.delete(name)
        else current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => {
    setText('')
    setParams((current) => without(current, ['q', 'page', ...filters.map(({ name }) => name)]), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="mb-4 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
    >
      {search !== undefined && (
        <TextField
          type="search"
          label={search}
          icon={Search}
          dir="auto"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          fieldClassName="col-span-2 md:min-w-64 md:flex-1"
        />
      )}
      {filters.map((filter) => (
        <Filter
          key={filter.name}
          filter={filter}
          all={texts.all}
          value={params.get(filter.name) ?? ''}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      <Button
        variant="secondary"
        disabled={!isFiltered && text === ''}
        className="disabled:hidden"
        onClick={clear}
      >
        {texts.clear}
      </Button>
      {onExport !== undefined && <ExportButton texts={texts} onExport={onExport} />}
    </form>
  )
}

const filterWidth = 'md:w-44'

function Filter({
  filter,
  all,
  value,
  onChange,
}: {
  filter: RecordFilter
  all: string
  value: string
  onChange: (value: string) => void
}) {
  const { name, label, options, type = 'text', placeholder = all } = filter
  if (options !== undefined) {
    return (
      <Select
        name={name}
        label={label}
        placeholder={placeholder}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        fieldClassName={filterWidth}
      />
    )
  }
  if (type === 'text') return <TextFilter name={name} label={label} />
  return (
    <DateField
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fieldClassName={filterWidth}
    />
  )
}

function TextFilter({ name, label }: { name: string; label: string }) {
  const [text, setText] = useSearchText(name)
  return (
    <TextField
      name={name}
      label={label}
      dir="auto"
      value={text}
      onChange={(event) => setText(event.target.value)}
      fieldClassName={filterWidth}
    />
  )
}

function ExportButton({
  texts,
  onExport,
}: {
  texts: RecordListTexts
  onExport: () => Promise<void>
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const run = () => {
    setState('busy')
    onExport().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={Download}
        busy={state === 'busy'}
        onClick={run}
        className="whitespace-nowrap max-md:px-3 md:ms-auto"
      >
        {texts.export}
      </Button>
      {state === 'failed' && (
        <Alert tone="error" className="col-span-2 w-full">
          {texts.exportFailed}
        </Alert>
      )}
    </>
  )
}

type RowsProps<Row> = Omit<Props<Row>, 'search' | 'filters' | 'onExport'> & {
  filterNames: readonly string[]
}

function Rows<Row>({
  texts,
  caption,
  query,
  columns,
  rowKey,
  wide,
  isFiltered,
  empty,
  filterNames,
}: RowsProps<Row>) {
  const hrefFor = useHrefs()
  const { data, isError, isFetching } = query
  if (data === undefined)
    return isError ? <Failed texts={texts} query={query} /> : <SkeletonRows label={texts.loading} />
  const { results, total, is_more: isMore = false, page, page_size } = data
  const last = pageCount(total, page_size)
  return (
    <section
      aria-label={caption}
      aria-busy={isFetching}
      className={classNames(query.isPlaceholderData && 'opacity-60 transition-opacity')}
    >
      {isError && (
        <StaleNotice
          text={texts.stale}
          retryLabel={texts.retry}
          busy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <p aria-live="polite" className="mb-2 text-sm text-ink-soft">
        {texts.found(total, isMore)}
      </p>
      {results.length > 0 ? (
        <Table caption={caption} columns={columns} rows={results} rowKey={rowKey} wide={wide} />
      ) : (
        <Nothing
          texts={texts}
          page={page}
          isFiltered={isFiltered}
          empty={empty}
          filterNames={filterNames}
        />
      )}
      <Pagination
        className="mt-6"
        page={page}
        last={last}
        hrefFor={(number) => hrefFor({ page: number })}
        labels={texts.pages}
      />
    </section>
  )
}

function Failed<Row>({ texts, query }: Pick<RowsProps<Row>, 'texts' | 'query'>) {
  // A refusal says what is wrong with the address; anything else may pass.
  const text = isRefusal(query.error) ? query.error.message : texts.failed.text
  return (
    <ErrorState
      title={texts.failed.title}
      text={text}
      retryLabel={texts.retry}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

/** Why there is nothing to show: past the end, nothing found, or nothing yet. */
function Nothing<Row>({
  texts,
  page,
  isFiltered,
  empty,
  filterNames,
}: Pick<RowsProps<Row>, 'texts' | 'isFiltered' | 'empty' | 'filterNames'> & { page: number }) {
  const hrefFor = useHrefs()
  return page > 1 ? (
    <EmptyState
      title={texts.pastEnd.title}
      action={<ButtonLink to={hrefFor({ page: 1 })}>{texts.pastEnd.action}</ButtonLink>}
    />
  ) : isFiltered ? (
    <EmptyState
      {...texts.nothingFound}
      action={
        <ButtonLink variant="secondary" to={hrefFor({ page: 1, drop: ['q', ...filterNames] })}>
          {texts.clear}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState illustration="papers" {...empty} />
  )
}

const isRefusal = (error: Error | null): error is Error & { status: number } =>
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500 &&
  error.message !== ''

/** The English path of this page with another number in its address. */
function useHrefs() {
  const { pathname, search } = useLocation()
  return ({ page, drop = [] }: { page: number; drop?: string[] }): string => {
    const params = without(new URLSearchParams(search), ['page', ...drop])
    if (page > 1) params.set('page', String(page))
    const query = params.toString()
    return localizedPath(pathname, 'en') + (query === '' ? '' : `?${query}`)
  }
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  for (const name of names) params.delete(name)
  return params
}
