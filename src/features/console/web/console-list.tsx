import type { ReactNode } from 'react'
import type { Endpoint, Input } from '../../../platform/shared/endpoint.ts'
import { type ListCall, type RowOf, useRecordList } from '../../../platform/web/use-record-list.ts'
import { type RecordFilter, RecordList } from '../../../ui/record-list.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useFrameTexts } from './texts.ts'

interface Props<E extends ListCall> {
  /** The first part of its queries' keys: what changes it invalidates that. */
  topic: string
  title: string
  text?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  call: E
  /** What the call takes besides what stands in the address. */
  given?: Partial<Input<E>>
  columns: Column<RowOf<E>>[]
  rowKey: (row: RowOf<E>) => string | number
  wide?: boolean
  /** The label of the search field; none without it. */
  search?: string
  filters?: readonly RecordFilter[]
  empty: { title: string; text?: string; action?: ReactNode }
  /** The same list as a file, and the file's name. */
  csv?: { call: Endpoint; name: string }
  /** A page of its own has a heading of the first level; a part of a page, of the second. */
  level?: 1 | 2
}

/** A page that is a list: title, search, filters, page bar and export, each in the page's address. */
export function ConsoleList<E extends ListCall>({
  topic,
  title,
  text,
  actions,
  call,
  given,
  csv,
  filters = [],
  level = 1,
  ...list
}: Props<E>) {
  const t = useFrameTexts()
  const { query, isFiltered, exportTo } = useRecordList(
    topic,
    call,
    filters.map(({ name }) => name),
    given,
  )
  const Heading = `h${level}` as const
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
          {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
        </div>
        {actions}
      </div>
      <RecordList
        texts={t.list}
        caption={title}
        query={query}
        filters={filters}
        isFiltered={isFiltered}
        onExport={csv && (() => exportTo(csv.call, csv.name))}
        {...list}
      />
    </>
  )
}
