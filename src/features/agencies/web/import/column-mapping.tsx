import { useEffect, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { type Option, Select } from '../../../../ui/select.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import type { ImportReport } from '../../import-contract.ts'
import { type ImportField, importFields } from '../../import-fields.ts'
import { useImportTexts } from './texts.ts'
import type { Mapping } from './use-import.ts'

/** Which column of the file holds what, as guessed; changeable, and checked again. */
export function ColumnMapping({
  report,
  busy,
  onCheck,
}: {
  report: ImportReport
  busy: boolean
  onCheck: (mapping: Mapping) => void
}) {
  const { mapping: t, fields } = useImportTexts()
  const [mapping, setMapping] = useState<Mapping>(() => report.columns.map(({ field }) => field))
  useEffect(() => setMapping(report.columns.map(({ field }) => field)), [report])
  const isChanged = mapping.some((field, index) => field !== report.columns[index]?.field)
  const nameOf = (index: number) => report.columns[index]?.header || t.noHeader(index + 1)
  const unused = report.columns.flatMap(({ field }, index) =>
    field === null ? [nameOf(index)] : [],
  )
  // A field stands for one column: whoever had it before is not read any more.
  const put = (index: number, field: ImportField | null) =>
    setMapping(
      mapping.map((old, at) =>
        at === index ? field : old === field && field !== null ? null : old,
      ),
    )
  const options = importFields.map((field) => ({ value: field, label: fields[field] }))
  return (
    <section>
      {report.missing.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {t.missing(report.missing.map((field) => fields[field]).join(', '))}
        </Alert>
      )}
      {unused.length > 0 && (
        <p className="mb-3 text-sm text-ink-soft">
          <bdi>{t.unused(unused.slice(0, 12).join(', ') + (unused.length > 12 ? ' …' : ''))}</bdi>
        </p>
      )}
      <Disclosure summary={t.title} open={report.missing.length > 0 || undefined}>
        <p className="mb-4 text-ink-soft">{t.text}</p>
        <Table
          caption={t.title}
          rows={report.columns.map((column, index) => ({ ...column, index }))}
          rowKey={({ index }) => index}
          columns={columnsOf({ t, nameOf, busy, mapping, options, put })}
        />
      </Disclosure>
      <Recheck isChanged={isChanged} busy={busy} onCheck={() => onCheck(mapping)} />
    </section>
  )
}

function Recheck({
  isChanged,
  busy,
  onCheck,
}: {
  isChanged: boolean
  busy: boolean
  onCheck: () => void
}) {
  const { mapping: t } = useImportTexts()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 empty:hidden">
      {isChanged && (
        <>
          <Button variant="secondary" busy={busy} onClick={onCheck}>
            {t.recheck}
          </Button>
          <p role="status" className="text-sm text-amber">
            {t.stale}
          </p>
        </>
      )}
    </div>
  )
}

interface Shown {
  t: ReturnType<typeof useImportTexts>['mapping']
  nameOf: (index: number) => string
  busy: boolean
  mapping: Mapping
  options: Option[]
  put: (index: number, field: ImportField | null) => void
}

const columnsOf = ({
  t,
  nameOf,
  busy,
  mapping,
  options,
  put,
}: Shown): Column<ImportReport['columns'][number] & { index: number }>[] => [
  {
    key: 'column',
    header: t.column,
    lead: true,
    cell: ({ index }) => <bdi className="font-medium">{nameOf(index)}</bdi>,
  },
  {
    key: 'sample',
    header: t.sample,
    cell: ({ sample }) => (
      <bdi className="text-sm break-words text-ink-soft">{sample.join(' · ') || '–'}</bdi>
    ),
  },
  {
    key: 'field',
    header: t.field,
    cell: ({ index }) => (
      <Select
        label={t.of(nameOf(index))}
        hideLabel
        disabled={busy}
        placeholder={t.ignored}
        options={options}
        value={mapping[index] ?? ''}
        onChange={(event) => put(index, (event.target.value || null) as ImportField | null)}
        fieldClassName="w-full min-w-48"
      />
    ),
  },
]
