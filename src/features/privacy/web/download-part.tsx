import { Download, FileArchive } from 'lucide-react'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type DataExport, openExport, requestExport } from '../contract.ts'
import { dataTopic, useDataTexts } from './texts.ts'

const megabyte = 1_048_576

/** The copy of all that is held of one: asked for, made, downloaded. */
export function DownloadPart({ current }: { current: DataExport | null }) {
  const { download: t, ...all } = useDataTexts()
  const ask = useAction(requestExport, {
    failed: all.notDone,
    refresh: [dataTopic],
    inPlace: true,
  })
  const open = useAction(openExport, {
    failed: all.notDone,
    inPlace: true,
    onDone: ({ url }) => location.assign(url),
  })
  return (
    <Card title={t.title}>
      <p className="-mt-3 mb-4 text-ink-soft">{t.text}</p>
      <div aria-live="polite" className="mb-4 empty:hidden">
        {current !== null && <ExportStatus current={current} />}
      </div>
      {[ask.error, open.error].map(
        (error, index) =>
          error !== undefined && (
            <Alert key={index} tone="error" className="mb-4">
              {error}
            </Alert>
          ),
      )}
      <div className="flex flex-wrap gap-3">
        {current?.can_open && (
          <Button icon={Download} busy={open.busy} onClick={() => void open.run({})}>
            {t.open}
          </Button>
        )}
        {(current === null || current.can_replace) && (
          <Button
            variant="secondary"
            icon={FileArchive}
            busy={ask.busy}
            onClick={() => void ask.run({})}
          >
            {current === null ? t.ask : t.again}
          </Button>
        )}
      </div>
    </Card>
  )
}

function ExportStatus({ current }: { current: DataExport }) {
  const { download: t } = useDataTexts()
  const locale = useLocale()
  const { status, files_done: done, files_total: total } = current
  if (status === 'failed') return <Alert tone="error">{t.failed}</Alert>
  if (status === 'queued' || (status === 'running' && total === 0)) return <p>{t.queued}</p>
  if (status === 'running')
    return <ProgressBar value={done} max={total} label={t.progress} text={t.running(done, total)} />
  const size = t.megabytes(Math.max(0.1, (current.bytes ?? 0) / megabyte).toFixed(1))
  return (
    <Alert tone="success">
      {t.ready(size, formatDate(qatarDate(new Date(current.expires_at ?? '')), locale))}
    </Alert>
  )
}
