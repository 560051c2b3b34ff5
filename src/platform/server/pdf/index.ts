export { type PdfDocument, openPdf } from './open-pdf.ts'
