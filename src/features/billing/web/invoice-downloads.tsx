import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { saveInvoice } from './save-invoice.ts'
import { useTexts } from './texts.ts'

/** An invoice as text and as PDF, in the reader's language. */
export function InvoiceDownloads({ invoiceNo }: { invoiceNo: string }) {
  const { invoices: t } = useTexts()
  const toast = useToast()
  const locale = useLocale()
  const [busy, setBusy] = useState<'txt' | 'pdf' | null>(null)
  const download = async (format: 'txt' | 'pdf') => {
    setBusy(format)
    try {
      await saveInvoice(invoiceNo, format, locale)
    } catch {
      toast({ text: t.downloadFailed, tone: 'error' })
    }
    setBusy(null)
  }
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        size="s"
        icon={Download}
        busy={busy === 'txt'}
        aria-label={`${t.download}: ${invoiceNo}`}
        onClick={() => void download('txt')}
      >
        {t.download}
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon={FileText}
        busy={busy === 'pdf'}
        aria-label={`${t.downloadPdf}: ${invoiceNo}`}
        onClick={() => void download('pdf')}
      >
        PDF
      </Button>
    </span>
  )
}
