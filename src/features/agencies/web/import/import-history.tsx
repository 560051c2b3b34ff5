import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { pageCount } from '../../../../platform/shared/paging.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { type ImportRow, undoImport, type UndoneImport } from '../../import-contract.ts'
import { managedTopic } from '../use-candidates.ts'
import { useImportTexts } from './texts.ts'
import { importsShown, importsTopic, useImports } from './use-imports.ts'

const tones: Record<ImportRow['status'], Tone> = {
  writing: 'accent',
  done: 'palm',
  undone: 'neutral',
  interrupted: 'amber',
}

/** What was brought in so far, and the way back. */
export function ImportHistory() {
  const { history: t, retry } = useImportTexts()
  const [pages, setPages] = useState(1)
  const { data, isError, isFetching, refetch } = useImports(pages)
  const [asked, setAsked] = useState<ImportRow | null>(null)
  const [undone, setUndone] = useState<UndoneImport | null>(null)
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg font-semibold">{t.title}</h2>
      {undone !== null && undone.kept.length > 0 && <Kept undone={undone} />}
      {data !== undefined ? (
        <ImportTable rows={data.results} onUndo={setAsked} />
      ) : isError ? (
        <ErrorState
          title={t.failed}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
      {data !== undefined && pageCount(data.total, importsShown) > 1 && (
        <div className="mt-4 flex gap-3">
          {Array.from({ length: pageCount(data.total, importsShown) }, (_, index) => (
            <Button
              key={index}
              variant={pages === index + 1 ? 'primary' : 'quiet'}
              size="s"
              aria-current={pages === index + 1 || undefined}
              onClick={() => setPages(index + 1)}
            >
              {index + 1}
            </Button>
          ))}
        </div>
      )}
      <UndoDialog asked={asked} onClose={() => setAsked(null)} onDone={setUndone} />
    </section>
  )
}

function ImportTable({ rows, onUndo }: { rows: ImportRow[]; onUndo: (row: ImportRow) => void }) {
  const { history: t } = useImportTexts()
  const locale = useLocale()
  return (
    <Table
      caption={t.title}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className="py-6 text-ink-faint">{t.none}</p>}
      columns={columnsOf({ t, locale, onUndo })}
    />
  )
}

interface Shown {
  t: ReturnType<typeof useImportTexts>['history']
  locale: Locale
  onUndo: (row: ImportRow) => void
}

const columnsOf = ({ t, locale, onUndo }: Shown): Column<ImportRow>[] => [
  {
    key: 'file',
    header: t.file,
    lead: true,
    cell: ({ file_name }) => <bdi className="font-medium break-all">{file_name}</bdi>,
  },
  {
    key: 'when',
    header: t.when,
    cell: ({ started_at, by }) => (
      <span>
        {formatShortDate(started_at, locale)}
        {by !== null && <bdi className="block text-sm text-ink-faint">{by}</bdi>}
      </span>
    ),
  },
  {
    key: 'brought',
    header: t.brought,
    align: 'end',
    cell: ({ rows_total }) => <span className="tabular-nums">{formatNumber(rows_total)}</span>,
  },
  {
    key: 'state',
    header: t.state,
    cell: ({ status, kept }) => (
      <span>
        <Chip tone={tones[status]}>{t.states[status]}</Chip>
        {kept > 0 && <span className="ms-2 text-sm text-ink-faint">{t.keptOf(kept)}</span>}
      </span>
    ),
  },
  {
    key: 'undo',
    header: t.undo,
    hideHeader: true,
    align: 'end',
    cell: (row) =>
      row.can_undo && (
        <Button
          variant="secondary"
          size="s"
          icon={Undo2}
          aria-label={t.undoOf(row.file_name)}
          onClick={() => onUndo(row)}
        >
          {t.undo}
        </Button>
      ),
  },
]

function Kept({ undone }: { undone: UndoneImport }) {
  const { history: t } = useImportTexts()
  return (
    <Alert tone="info" title={t.keptTitle(undone.kept.length)} className="mb-4">
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {undone.kept.map(({ id, full_name, reason }) => (
          <li key={id}>
            <bdi>{full_name}</bdi>: {t.reasons[reason]}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function UndoDialog({
  asked,
  onClose,
  onDone,
}: {
  asked: ImportRow | null
  onClose: () => void
  onDone: (undone: UndoneImport) => void
}) {
  const { history: t, cancel, close } = useImportTexts()
  const undo = useAction(undoImport, {
    failed: t.undoFailed,
    refresh: [importsTopic, managedTopic],
    toast: ({ removed }) => t.undone(removed),
    onDone: (undone) => {
      onDone(undone)
      onClose()
    },
    inPlace: true,
  })
  const leave = () => {
    undo.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={leave}
      onConfirm={() => void (asked && undo.run({ id: asked.id }))}
      title={t.undoTitle}
      text={t.undoText(asked?.rows_total ?? 0)}
      confirmLabel={t.undo}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={undo.busy}
      error={undo.error}
    />
  )
}
