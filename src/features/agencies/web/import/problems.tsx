import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import type { Double, RowReport } from '../../import-contract.ts'
import { useImportTexts } from './texts.ts'

const shownAtOnce = 50

/** Every row with an error or a possible double, by its number in the file. */
export function Problems({ rows }: { rows: RowReport[] }) {
  const { problems: t } = useImportTexts()
  const [shown, setShown] = useState(shownAtOnce)
  if (rows.length === 0) return <Alert tone="success">{t.none}</Alert>
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t.title}</h2>
      <Table caption={t.title} rows={rows.slice(0, shown)} rowKey={({ row }) => row} columns={columnsOf(t)} />
      {rows.length > shown && (
        <Button look="secondary" className="mt-4" onClick={() => setShown(shown + shownAtOnce * 4)}>
          {t.more(Math.min(rows.length - shown, shownAtOnce * 4))}
        </Button>
      )}
    </section>
  )
}

function What({ row }: { row: RowReport }) {
  const { problems: t, fields } = useImportTexts()
  const wordsOf = ({ of, by, row: above, name }: Double) => (of === 'file' ? t.doubleOfFile(by, above ?? 0) : t.doubleOfRecord(by, name))
  return (
    <ul className="flex flex-col gap-1 py-2 text-sm">
      {row.errors.map(({ field, value, message }) => (
        <li key={field} className="text-danger">
          {t.error(fields[field], message)} {value !== '' && <bdi className="text-ink-faint wrap-anywhere">“{value}”</bdi>}
        </li>
      ))}
      {row.doubles.map((double) => (
        <li key={`${double.of}${double.by}`} className="text-amber">
          <bdi className="wrap-anywhere">{wordsOf(double)}</bdi>
        </li>
      ))}
    </ul>
  )
}

const columnsOf = (t: ReturnType<typeof useImportTexts>['problems']): Column<RowReport>[] => [
  {
    key: 'name',
    header: t.name,
    lead: true,
    cell: ({ name }) => <bdi className="line-clamp-3 max-w-72 font-medium wrap-anywhere">{name ?? t.noName}</bdi>,
  },
  { key: 'row', header: t.row, cell: ({ row }) => <span className="tabular-nums">{row}</span> },
  { key: 'what', header: t.what, cell: (row) => <What row={row} /> },
]
