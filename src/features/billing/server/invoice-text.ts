import { formatDate, qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import type { Invoice } from '../contract.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

/** An invoice as plain text, in the reader's language. */
export function invoiceText(invoice: Invoice, now: Date, locale: Locale): string {
  const t = { en, ar }[locale].invoice
  const { candidate } = invoice
  const lines = [
    [t.invoiceNo, invoice.invoice_no],
    [t.invoiceDate, formatDate(invoice.invoice_date, locale)],
    [t.paymentStatus, t.paid],
    [t.candidateName, candidate.full_name],
    [t.nationality, candidate.nationality ?? t.notSpecified],
    [t.position, candidate.position ?? t.notSpecified],
    // A file is read where a no-break space may be a stray sign.
    [t.amount, formatAmount(invoice.amount, invoice.currency).replace('\u00a0', ' ')],
    [t.generatedOn, `${formatDate(qatarDate(now), locale)} ${qatarTime(now)} (Asia/Qatar)`],
  ]
  return `${t.title}\n\n${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`
}
