import { Download } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { RowReport } from '../../import-contract.ts'
import { correctionsMax } from '../../import-fields.ts'
import { type Corrections, correctionKey } from './corrections.ts'
import { useImportTexts } from './texts.ts'

const shownAtOnce = 50

interface Props {
  rows: RowReport[]
  corrections: Corrections
  /** How many of them no check has seen yet. */
  unchecked: number
  busy: boolean
  onCorrect: (corrections: Corrections) => void
  onCheck: () => void
  onDownload: () => void
}

/** Every row with an error or a possible double, by its number in the file; what is wrong can be corrected in place. */
export function Problems({
  rows,
  corrections,
  unchecked,
  busy,
  onCorrect,
  onCheck,
  onDownload,
}: Props) {
  const { problems: t } = useImportTexts()
  const [shown, setShown] = useState(shownAtOnce)
  if (rows.length === 0) return <Alert tone="success">{t.none}</Alert>
  const isTooMuch = corrections.size > correctionsMax
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-160">
          <h2 className="text-lg font-semibold">{t.title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t.downloadText}</p>
        </div>
        <Button variant="secondary" icon={Download} disabled={busy} onClick={onDownload}>
          {t.download}
        </Button>
      </div>
      <Table
        caption={t.title}
        rows={rows.slice(0, shown)}
        rowKey={({ row }) => row}
        columns={columnsOf(t, { rows, corrections, busy, onCorrect })}
      />
      {rows.length > shown && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => setShown(shown + shownAtOnce * 4)}
        >
          {t.more(Math.min(rows.length - shown, shownAtOnce * 4))}
        </Button>
      )}
      {unchecked > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button variant="secondary" busy={busy} disabled={isTooMuch} onClick={onCheck}>
            {t.recheck}
          </Button>
          <p role="status" className="text-sm text-amber">
            {isTooMuch ? t.tooMany : t.corrected(unchecked)}
          </p>
        </div>
      )}
    </section>
  )
}

type Shown = Pick<Props, 'rows' | 'corrections' | 'busy' | 'onCorrect'>
type CellError = RowReport['errors'][number]

function What({ row, ...shown }: { row: RowReport } & Shown) {
  const { problems: t } = useImportTexts()
  return (
    <ul className="flex w-full min-w-0 flex-col gap-4 py-2 text-sm">
      {row.errors.map((fieldError) => (
        <Correctable key={fieldError.field} fieldError={fieldError} row={row.row} {...shown} />
      ))}
      {row.doubles.map((duplicate) => (
        <li key={`${duplicate.of}${duplicate.by}`} className="text-amber">
          <bdi className="wrap-anywhere">{t.double(duplicate)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Correctable({
  fieldError,
  row,
  rows,
  corrections,
  busy,
  onCorrect,
}: { fieldError: CellError; row: number } & Shown) {
  const { problems: t, fields } = useImportTexts()
  const { field, value, message, suggestions } = fieldError
  const put = (changes: [row: number, value: string][]) => {
    const next = new Map(corrections)
    for (const [of, text] of changes)
      next.set(correctionKey(of, field), { row: of, field, value: text })
    onCorrect(next)
  }
  // The same word is wrong in the same way wherever it stands.
  const alike = rows.filter(({ errors }) =>
    errors.some((other) => other.field === field && other.value === value),
  )
  return (
    <li>
      <p className="text-danger">{t.error(fields[field], message)}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <TextField
          label={t.correct(fields[field], row)}
          hideLabel
          dir="auto"
          fieldClassName="w-full max-w-64"
          disabled={busy}
          value={corrections.get(correctionKey(row, field))?.value ?? value}
          onChange={(event) => put([[row, event.target.value]])}
        />
        {suggestions.map((word) => (
          <Button
            key={word}
            variant="secondary"
            size="s"
            disabled={busy}
            onClick={() => put(alike.map((other) => [other.row, word]))}
          >
            <bdi>{t.take(word, alike.length)}</bdi>
          </Button>
        ))}
      </div>
    </li>
  )
}

const columnsOf = (
  t: ReturnType<typeof useImportTexts>['problems'],
  shown: Shown,
): Column<RowReport>[] => [
  {
    key: 'name',
    header: t.name,
    lead: true,
    cell: ({ name }) => (
      <bdi className="line-clamp-3 max-w-72 font-medium wrap-anywhere">{name ?? t.noName}</bdi>
    ),
  },
  { key: 'row', header: t.row, cell: ({ row }) => <span className="tabular-nums">{row}</span> },
  { key: 'what', header: t.what, cell: (row) => <What row={row} {...shown} /> },
]
