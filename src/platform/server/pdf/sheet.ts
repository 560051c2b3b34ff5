import Pdf from 'pdfkit'
import { directionOf } from '../../shared/locale.ts'
import type { Locale } from '../../shared/locales.ts'
import { heightOf, type TextStyle, writeText } from './write-text.ts'

export const margin = 56
const footHeight = 40
export const colour = {
  ink: '#221a16',
  soft: '#5c514a',
  accent: '#8a1538',
  line: '#e6dccd',
  sunken: '#f4eee4',
  palm: '#1c6446',
  amber: '#8a5000',
}

/** A4 pages that are written from top to bottom, with the place where the next block begins. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  width: number
  /** The direction of what follows. */
  reading: Locale
  /** The upper edge of the next block. */
  y: number
  /** The left edge of a box that begins `offset` points after the edge where reading begins. */
  leftOf(offset: number, width: number): number
  /** Writes into a box; gives the height that the text takes. */
  write(
    text: string,
    offset: number,
    width: number,
    at: number,
    look: TextStyle,
    align?: 'start' | 'end' | 'center',
  ): number
  /** The height that a text would take. */
  measure(text: string, width: number, look: TextStyle): number
  rule(at: number, tone?: string): void
  /** A line to sign on, or the like. */
  stroke(x: number, at: number, width: number, tone: string): void
  /** Begins a new page where so much no longer fits. */
  need(height: number): void
  newPage(): void
}

/** Opens an empty sheet. */
export function openSheet(locale: Locale, title: string, now: Date): Sheet {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Manzil', Producer: 'Manzil', CreationDate: now, ModDate: now },
  })
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - margin - footHeight
  const sheet: Sheet = {
    pdf,
    width,
    reading: locale,
    y: margin,
    leftOf: (offset, boxWidth) =>
      directionOf(sheet.reading) === 'rtl' ? margin + width - offset - boxWidth : margin + offset,
    write: (text, offset, boxWidth, at, look, align = 'start') =>
      writeText(
        pdf,
        sheet.reading,
        text,
        { x: sheet.leftOf(offset, boxWidth), y: at, width: boxWidth, align },
        look,
      ),
    measure: (text, boxWidth, look) => heightOf(pdf, sheet.reading, text, boxWidth, look),
    rule: (at, tone = colour.line) => sheet.stroke(margin, at, width, tone),
    stroke: (x, at, length, tone) =>
      void pdf
        .moveTo(x, at)
        .lineTo(x + length, at)
        .lineWidth(0.75)
        .stroke(tone),
    need: (height) => void (sheet.y + height > bottom && sheet.newPage()),
    newPage() {
      pdf.addPage()
      sheet.y = margin
    },
  }
  return sheet
}
