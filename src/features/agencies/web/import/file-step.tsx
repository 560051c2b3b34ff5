import { FileSpreadsheet, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { saveFile } from '../../../../platform/web/save-file.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { getImportTemplate } from '../../import-contract.ts'
import { type ImportFormat, importLimits } from '../../import-fields.ts'
import { useImportTexts } from './texts.ts'

const FileDrop = lazyPart(() => import('../../../../ui/file-drop.tsx'), 'FileDrop')
const accept =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  file: File | null
  onFile: (file: File | null) => void
  onCheck: () => void
  onStop: () => void
  busy: boolean
  /** How much of it is on its way, from 0 to 1; null when all of it has arrived. */
  sent: number | null
  error: string | null
}

/** The template to start from, and the field for the file. */
export function FileStep({ file, onFile, onCheck, onStop, busy, sent, error }: Props) {
  const { file: t, errors, failed } = useImportTexts()
  const [fieldError, setFieldError] = useState<string>()
  const choose = (chosen: File | null) => {
    const isTooLarge = (chosen?.size ?? 0) > importLimits.bytes
    const isTable = chosen === null || /\.(csv|txt|tsv|xlsx)$/i.test(chosen.name)
    setFieldError(isTooLarge ? errors.importOver10MB : isTable ? undefined : errors.importNotATable)
    onFile(isTooLarge || !isTable ? null : chosen)
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <Card>
        {error !== null && (
          <Alert tone="error" title={failed} className="mb-5">
            {error}
          </Alert>
        )}
        <Suspense fallback={<Skeleton className="h-44 w-full" />}>
          <FileDrop
            texts={{ ...t, cancel: useCancel() }}
            accept={accept}
            file={file}
            {...(file && {
              size: t.size(formatNumber(Math.max(0.1, Math.round(file.size / 104_857.6) / 10))),
            })}
            onFile={choose}
            error={fieldError}
            disabled={busy}
            progress={sent === null || !busy ? null : { fraction: sent, onCancel: onStop }}
          />
        </Suspense>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button disabled={file === null} busy={busy} onClick={onCheck}>
            {busy ? t.checking : t.check}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {busy && sent === null ? t.checkingText : ''}
          </p>
        </div>
      </Card>
      <Template />
    </div>
  )
}

const useCancel = (): string => useImportTexts().cancel

function Template() {
  const { template: t, export: failures } = useImportTexts()
  const { run } = useAction(
    (format: ImportFormat) =>
      saveFile(`${getImportTemplate.path}?format=${format}`, `candidates-template.${format}`),
    { failed: failures.failed },
  )
  return (
    <Card title={t.title}>
      <p className="text-sm text-ink-soft">{t.text}</p>
      <div className="mt-4 flex flex-col gap-3">
        <Button variant="secondary" icon={FileSpreadsheet} onClick={() => void run('xlsx')}>
          {t.xlsx}
        </Button>
        <Button variant="secondary" icon={FileText} onClick={() => void run('csv')}>
          {t.csv}
        </Button>
      </div>
    </Card>
  )
}
