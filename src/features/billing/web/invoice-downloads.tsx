import { Download, FileText } from 'lucide-react'
import { saveFile } from '../../../platform/web/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useTexts } from './texts.ts'

/** An invoice as text and as PDF, in the reader's language. */
export function InvoiceDownloads({ invoiceNo }: { invoiceNo: string }) {
  const { invoices: t } = useTexts()
  const { run, underWay } = useAction(
    (format: 'txt' | 'pdf') =>
      saveFile(
        `/api/employer/invoices/${encodeURIComponent(invoiceNo)}/?format=${format}`,
        `${invoiceNo}.${format}`,
      ),
    { failed: t.downloadFailed },
  )
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        size="s"
        icon={Download}
        busy={underWay === 'txt'}
        aria-label={`${t.download}: ${invoiceNo}`}
        onClick={() => void run('txt')}
      >
        {t.download}
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon={FileText}
        busy={underWay === 'pdf'}
        aria-label={`${t.downloadPdf}: ${invoiceNo}`}
        onClick={() => void run('pdf')}
      >
        PDF
      </Button>
    </span>
  )
}
