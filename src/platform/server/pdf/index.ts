export { type PdfColumn, type PdfDocument, type PdfOptions, openPdf } from './open-pdf.ts'
