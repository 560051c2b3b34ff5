import type { Locale } from '../../../platform/shared/locales.ts'
import { fetchSignedIn } from '../../../platform/web/browser-api.ts'

/** Fetches an invoice in the reader's language and saves it under its number; throws when it can't be had. */
export async function saveInvoice(
  invoiceNo: string,
  format: 'txt' | 'pdf',
  locale: Locale,
): Promise<void> {
  const path = `/api/employer/invoices/${encodeURIComponent(invoiceNo)}/?format=${format}`
  const response = await fetchSignedIn(path, { headers: { 'accept-language': locale } })
  if (!response.ok) throw new Error(`the invoice was refused with ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `${invoiceNo}.${format}`
  link.click()
  // The browser has to begin reading before the address goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
