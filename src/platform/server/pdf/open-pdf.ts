import type { Locale } from '../../shared/locales.ts'
import * as blocks from './blocks.ts'
import { openSheet } from './sheet.ts'

export interface PdfOptions {
  locale: Locale
  title: string
  /** The date that the file says it was made on. */
  now: Date
  /** At the foot of every page. */
  foot: (page: number, pages: number) => string
}

/** Builds an A4 document from top to bottom, in the direction of its language; every text comes in that language. */
export interface PdfDocument {
  /** Who speaks: a name, and lines such as address and number. */
  letterhead(brand: string, lines: readonly string[]): void
  /** The document's name, with a mark such as 'Paid' on the other side. */
  title(text: string, mark?: { text: string; tone: 'palm' | 'amber' | 'accent' }): void
  heading(text: string): void
  paragraph(text: string, look?: 'body' | 'strong' | 'small'): void
  /** Label and value, two pairs in a row. */
  facts(pairs: readonly (readonly [label: string, value: string])[]): void
  /** Label and value in two languages on one line. */
  pairs(pairs: readonly blocks.PdfPair[]): void
  table(
    columns: readonly blocks.PdfColumn[],
    rows: readonly (readonly string[])[],
    isDense?: boolean,
  ): void
  /** Sums under a table; the last one is the one that counts. */
  totals(rows: readonly (readonly [label: string, value: string])[]): void
  /** A code to be read by a telephone, with words beside it. */
  code(content: string, heading: string, text: string): void
  /** Lines to sign on, side by side. */
  signatures(names: readonly string[]): void
  /** Goes on, on a new page, in another language. */
  turn(to: Locale): void
  gap(points: number): void
  /** The finished file. */
  finish(): Promise<Buffer>
}

/** Opens an empty document. */
export function openPdf({ locale, title, now, foot }: PdfOptions): PdfDocument {
  const sheet = openSheet(locale, title, now)
  const { pdf } = sheet
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return {
    letterhead: (brand, lines) => blocks.writeLetterhead(sheet, brand, lines),
    title: (text, mark) => blocks.writeTitle(sheet, text, mark),
    heading: (text) => blocks.writeHeading(sheet, text),
    paragraph: (text, look) => blocks.writeParagraph(sheet, text, look),
    facts: (pairs) => blocks.writeFacts(sheet, pairs),
    pairs: (pairs) => blocks.writePairs(sheet, pairs),
    table: (columns, rows, isDense) => blocks.writeTable(sheet, columns, rows, isDense),
    totals: (rows) => blocks.writeTotals(sheet, rows),
    code: (content, heading, text) => blocks.writeCode(sheet, content, heading, text),
    signatures: (names) => blocks.writeSignatures(sheet, names),
    turn(to) {
      sheet.reading = to
      sheet.newPage()
    },
    gap: (points) => void (sheet.y += points),
    finish() {
      blocks.writeFeet(sheet, foot)
      pdf.end()
      return finished
    },
  }
}
