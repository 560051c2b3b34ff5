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
  /** For many columns: needs 56rem to be a table. */
  wide?: boolean
  className?: string
}

// Whole class names, as the style sheet is made from what is written here.
const layouts = {
  normal: {
    table: '@2xl:table',
    head: '@2xl:not-sr-only @2xl:table-header-group!',
    body: '@2xl:table-row-group',
    row: '@2xl:table-row @2xl:border-0 @2xl:border-b @2xl:p-0 @2xl:transition-colors @2xl:hover:bg-sunken/50',
    cell: '@2xl:table-cell @2xl:h-16 @2xl:px-3 @2xl:align-middle @2xl:*:align-middle @2xl:first:ps-0 @2xl:last:pe-0',
    label: '@2xl:hidden',
    plain: '@2xl:border-0',
    end: '@2xl:text-end',
  },
  wide: {
    table: '@4xl:table',
    head: '@4xl:not-sr-only @4xl:table-header-group!',
    body: '@4xl:table-row-group',
    row: '@4xl:table-row @4xl:border-0 @4xl:border-b @4xl:p-0 @4xl:transition-colors @4xl:hover:bg-sunken/50',
    cell: '@4xl:table-cell @4xl:h-16 @4xl:px-2 @4xl:text-sm @4xl:align-middle @4xl:*:align-middle @4xl:first:ps-0 @4xl:last:pe-0',
    label: '@4xl:hidden',
    plain: '@4xl:border-0',
    end: '@4xl:text-end',
  },
}

// Laid out as cards, an element forgets that it is a table; the roles remind it.
/** Rows and columns where there is room (40rem), a stack of cards where there isn't. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  wide = false,
  className,
}: Props<Row>) {
  const layout = layouts[wide ? 'wide' : 'normal']
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div className={classNames('@container', className)}>
      <table role="table" className={classNames('block w-full text-start', layout.table)}>
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} wide={wide} />
        <tbody role="rowgroup" className={classNames('block space-y-3', layout.body)}>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classNames('block rounded-md border border-line px-4 py-2', layout.row)}
            >
              {columns.map((column) => (
                <td key={column.key} role="cell" className={cellClass(column, layout)}>
                  {!column.lead && !column.hideHeader && (
                    <span
                      aria-hidden
                      className={classNames('shrink-0 text-sm text-ink-soft', layout.label)}
                    >
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

function Head<Row>({ columns, wide }: Pick<Props<Row>, 'columns' | 'wide'>) {
  const layout = layouts[wide ? 'wide' : 'normal']
  return (
    <thead role="rowgroup" className={classNames('sr-only', layout.head)}>
      <tr role="row" className="border-b border-line">
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            className={classNames(
              'py-3 text-sm font-normal text-ink-soft first:ps-0 last:pe-0',
              wide ? 'px-2' : 'px-3',
              column.align === 'end' ? 'text-end' : 'text-start',
            )}
          >
            {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const cellClass = <Row,>(column: Column<Row>, layout: (typeof layouts)['normal']): string =>
  classNames(
    'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-1.5 wrap-break-word *:min-w-0',
    layout.cell,
    column.lead === true && 'font-medium',
    !column.lead && !column.hideHeader && 'justify-between',
    column.hideHeader === true && 'border-t border-line pt-3',
    column.hideHeader === true && layout.plain,
    column.align === 'end' && layout.end,
    column.className,
  )
