import { CircleCheck, CircleX, Copy } from 'lucide-react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import type { ImportReport } from '../../import-contract.ts'
import { duplicateChoices } from '../../import-fields.ts'
import { ColumnMapping } from './column-mapping.tsx'
import type { Corrections } from './corrections.ts'
import { DateOrderChoice } from './date-order-choice.tsx'
import { Problems } from './problems.tsx'
import { useImportTexts } from './texts.ts'
import type { Choices, DuplicateChoice } from './use-import.ts'

/** What was chosen of a file that has been looked at. */
export interface ReportChoices extends Omit<Choices, 'corrections'> {
  corrections: Corrections
  again: boolean
}

interface Props {
  report: ImportReport
  choices: ReportChoices
  /** Corrections that no check has seen yet. */
  unchecked: number
  busy: boolean
  error: string | null
  onChoose: (change: Partial<ReportChoices>) => void
  /** Has the file checked anew, with something chosen besides. */
  onCheck: (change?: Partial<ReportChoices>) => void
  onRejected: () => void
  onWrite: () => void
  onOther: () => void
}

/** What is in the file and what an import of it would do; nothing is written before its button is pressed. */
export function Report(props: Props) {
  const { report, choices, unchecked, busy, error, onChoose, onCheck } = props
  const { writeFailed } = useImportTexts()
  const { again, doubles, corrections } = choices
  const { totals } = report
  return (
    <>
      <section aria-busy={busy}>
        <FileLine report={report} />
        <Totals totals={totals} />
      </section>
      <Known report={report} again={again} onAgain={(wanted) => onChoose({ again: wanted })} />
      <ColumnMapping report={report} busy={busy} onCheck={(mapping) => onCheck({ mapping })} />
      <DateOrderChoice
        dates={report.dates}
        chosen={choices.date_order}
        busy={busy}
        onChange={(date_order) => onCheck({ date_order })}
      />
      {totals.doubles > 0 && (
        <DuplicatesChoice
          chosen={doubles}
          busy={busy}
          onChange={(chosen) => onCheck({ doubles: chosen })}
        />
      )}
      <Problems
        rows={report.rows}
        corrections={corrections}
        unchecked={unchecked}
        busy={busy}
        onCorrect={(changed) => onChoose({ corrections: changed })}
        onCheck={() => onCheck()}
        onDownload={props.onRejected}
      />
      {error !== null && (
        <Alert tone="error" title={writeFailed}>
          {error}
        </Alert>
      )}
      <Ending {...props} />
    </>
  )
}

function Totals({ totals }: Pick<ImportReport, 'totals'>) {
  const { report: t } = useImportTexts()
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-3">
      <StatTile
        label={t.ready}
        value={formatNumber(totals.ready)}
        note={t.readyText}
        icon={CircleCheck}
      />
      <StatTile
        label={t.errors}
        value={formatNumber(totals.with_errors)}
        note={t.errorsText}
        icon={CircleX}
      />
      <StatTile
        label={t.doubles}
        value={formatNumber(totals.doubles)}
        note={t.doublesText}
        icon={Copy}
      />
    </div>
  )
}

function DuplicatesChoice({
  chosen,
  busy,
  onChange,
}: {
  chosen: DuplicateChoice
  busy: boolean
  onChange: (chosen: DuplicateChoice) => void
}) {
  const { doubles: t } = useImportTexts()
  return (
    <RadioGroup
      name="doubles"
      label={t.label}
      value={chosen}
      disabled={busy}
      options={duplicateChoices.map((value) => ({ value, label: t[value] }))}
      onChange={(event) => onChange(event.target.value as DuplicateChoice)}
    />
  )
}

/** Writes what is ready, or takes another file. */
function Ending({ report, choices, unchecked, busy, onWrite, onOther }: Props) {
  const { report: t, write, other } = useImportTexts()
  const { ready } = report.totals
  const mayWrite = ready > 0 && unchecked === 0 && (report.known === null || choices.again)
  return (
    <>
      {ready === 0 && <Alert tone="warning">{t.nothing}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!mayWrite} busy={busy} onClick={onWrite}>
          {write.button(ready)}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onOther}>
          {other}
        </Button>
      </div>
    </>
  )
}

function FileLine({ report: { file, totals } }: { report: ImportReport }) {
  const { report: t } = useImportTexts()
  return (
    <>
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-1 text-ink-soft">
        {t.about(file.name, totals.rows)}{' '}
        {file.sheet === null ? (
          file.encoding !== null && t.encoding(file.encoding.toUpperCase())
        ) : (
          <bdi>{t.sheet(file.sheet)}</bdi>
        )}
      </p>
    </>
  )
}

function Known({
  report: { known },
  again,
  onAgain,
}: {
  report: ImportReport
  again: boolean
  onAgain: (again: boolean) => void
}) {
  const { report: t } = useImportTexts()
  const locale = useLocale()
  if (known === null) return null
  return (
    <Alert tone="warning">
      <p>{t.known(formatDate(known.imported_at, locale), known.candidates)}</p>
      <Checkbox
        label={t.again}
        checked={again}
        onChange={(event) => onAgain(event.target.checked)}
      />
    </Alert>
  )
}
