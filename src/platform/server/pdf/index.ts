import type { PdfDocument, PdfOptions } from './open-pdf.ts'

export type { PdfDocument } from './open-pdf.ts'

/** Opens an empty document. The libraries that draw it are read for the first. */
export async function openPdf(options: PdfOptions): Promise<PdfDocument> {
  const { openPdf: open } = await import('./open-pdf.ts')
  return open(options)
}
