import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row, index: number) => ReactNode
  /** `end` for amounts and actions. */
  align?: 'start' | 'end'
  /** Leads the card on a phone, without its header: the name, the number. */
  lead?: boolean
  /** Shown to readers of the screen only, as for actions. */
  hideHeader?: boolean
  className?: string
}

interface Props<Row> {
  /** Says what the table holds, for readers of the screen. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** In place of the rows when there are none. */
  empty?: ReactNode
  className?: string
}

// Laid out as cards, an element forgets that it is a table; the roles remind it.
/** Rows and columns where there is room (40rem), a stack of cards where there isn't. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, className }: Props<Row>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div className={classNames('@container', className)}>
      <table role="table" className="block w-full text-start @2xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group!">
          <tr role="row" className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classNames(
                  'px-3 py-3 text-sm font-normal text-ink-soft first:ps-0 last:pe-0',
                  column.align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block space-y-3 @2xl:table-row-group">
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="block rounded-md border border-line px-4 py-2 @2xl:table-row @2xl:border-0 @2xl:border-b @2xl:p-0 @2xl:transition-colors @2xl:hover:bg-sunken/50"
            >
              {columns.map((column) => (
                <td key={column.key} role="cell" className={cellClass(column)}>
                  {!column.lead && !column.hideHeader && (
                    <span aria-hidden className="shrink-0 text-sm text-ink-soft @2xl:hidden">
                      {column.header}
                    </span>
                  )}
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = <Row,>(column: Column<Row>): string =>
  classNames(
    'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-1.5 @2xl:table-cell @2xl:h-16 @2xl:px-3 @2xl:align-middle @2xl:*:align-middle @2xl:first:ps-0 @2xl:last:pe-0',
    column.lead === true && 'font-medium',
    !column.lead && !column.hideHeader && 'justify-between',
    column.hideHeader === true && 'border-t border-line pt-3 @2xl:border-0',
    column.align === 'end' && '@2xl:text-end',
    column.className,
  )
