import { useEffect, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { useAgency } from '../use-agency.ts'
import { FileStep } from './file-step.tsx'
import { ImportHistory } from './import-history.tsx'
import { Report, type ReportChoices } from './report.tsx'
import { noCorrections } from './corrections.ts'
import { importTexts, useImportTexts } from './texts.ts'
import { useImport } from './use-import.ts'
import { WritingCard } from './writing-card.tsx'
import type { ImportReport } from '../../import-contract.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: importTexts[localeOfPath(location.pathname)].meta },
  { name: 'robots', content: 'noindex' },
]

/** Brings an agency's candidates in from a file: choose, check, write; and undoes what was brought in. */
export default function ImportPage() {
  const t = useImportTexts()
  const { mayEdit } = useAgency()
  return (
    <>
      <header>
        <BackLink to="/agency/candidates">{t.back}</BackLink>
        <h1 className="text-2xl">{t.title}</h1>
        <p className="mt-1 max-w-160 text-ink-soft">{t.lead}</p>
      </header>
      {mayEdit ? <Import /> : <Alert className="mt-6">{t.readOnly}</Alert>}
      <ImportHistory />
    </>
  )
}

const untouched: ReportChoices = {
  mapping: undefined,
  date_order: undefined,
  corrections: noCorrections,
  doubles: 'leave_out',
  again: false,
}

type Corrections = ReportChoices['corrections']

const sentWith = ({ corrections, ...rest }: ReportChoices) => ({
  ...rest,
  corrections: [...corrections.values()],
})

/** Columns and dates as they were chosen, or as the file was read. */
const readAs = ({ columns, dates }: ImportReport, { mapping, date_order }: ReportChoices) => ({
  mapping: mapping ?? columns.map(({ field }) => field),
  date_order: date_order ?? dates?.order,
})

const countUnchecked = (corrections: Corrections, checked: Corrections): number =>
  [...corrections].filter(([key, { value }]) => checked.get(key)?.value !== value).length

/** A file with what was chosen for it, and what of that has been checked. */
function useChecked() {
  const importing = useImport()
  const { choose, report, send, saveRejected } = importing
  const [choices, setChoices] = useState(untouched)
  const [checked, setChecked] = useState(noCorrections)

  const start = (chosen: File | null) => {
    setChoices({ ...untouched, doubles: choices.doubles })
    setChecked(noCorrections)
    choose(chosen)
  }
  const check = (next: Partial<typeof choices> = {}) => {
    const all = { ...choices, ...next }
    setChoices(all)
    setChecked(all.corrections)
    void send(sentWith(all), true)
  }
  const asRead = () => ({ ...choices, ...(report && readAs(report, choices)) })
  const write = () => void send(sentWith({ ...asRead(), corrections: checked }), false)
  const saveRest = () => {
    const { again: _, ...rest } = sentWith(asRead())
    void saveRejected(rest)
  }
  return { ...importing, choices, checked, setChoices, start, check, write, saveRest }
}

function Import() {
  const { choices, checked, setChoices, start, check, write, saveRest, ...importing } = useChecked()
  const { file, phase, sent, report, written, error, stop } = importing
  const arrival = useRef<HTMLDivElement>(null)
  // What has been found or done is read from its top.
  useEffect(() => {
    if (report !== null || written !== null) arrival.current?.focus()
  }, [report, written])

  return (
    <div className="mt-6 flex flex-col gap-6">
      {written === null && report === null && (
        <FileStep
          file={file}
          onFile={start}
          onCheck={() => check()}
          busy={phase !== 'idle'}
          sent={sent}
          onStop={stop}
          error={error}
        />
      )}
      <div ref={arrival} tabIndex={-1} className="flex flex-col gap-6 outline-none empty:hidden">
        {written !== null ? (
          <Done
            written={written.totals.ready}
            leftOut={written.totals.rows - written.totals.ready}
            onAnother={() => start(null)}
          />
        ) : phase === 'writing' ? (
          <WritingCard total={report?.totals.ready ?? 0} />
        ) : (
          report !== null && (
            <Report
              report={report}
              choices={choices}
              unchecked={countUnchecked(choices.corrections, checked)}
              busy={phase !== 'idle'}
              error={error}
              onChoose={(change) => setChoices({ ...choices, ...change })}
              onCheck={check}
              onOther={() => start(null)}
              onRejected={saveRest}
              onWrite={write}
            />
          )
        )}
      </div>
    </div>
  )
}

function Done({
  written,
  leftOut,
  onAnother,
}: {
  written: number
  leftOut: number
  onAnother: () => void
}) {
  const { write: t } = useImportTexts()
  return (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div role="status">
        <h2 className="text-xl">{t.done(written)}</h2>
        <p className="mt-2 text-ink-soft">{t.doneText(leftOut)}</p>
        <p className="mt-1 text-ink-soft">{t.unpublished}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/agency/candidates">{t.toList}</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {t.another}
        </Button>
      </div>
    </section>
  )
}
