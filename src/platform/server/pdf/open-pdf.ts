import Pdf from 'pdfkit'
import QrCode from 'qrcode'
import type { Locale } from '../../shared/locale.ts'
import { registerFonts } from './fonts.ts'
import { heightOf, lineHeight, type TextStyle, writeText } from './write-text.ts'

const margin = 56
const footHeight = 40
const colour = { ink: '#221a16', soft: '#5c514a', accent: '#8a1538', line: '#e6dccd', sunken: '#f4eee4', palm: '#1c6446', amber: '#8a5000' }
const style = {
  title: { size: 22, weight: 'strong', colour: colour.ink },
  heading: { size: 13, weight: 'strong', colour: colour.ink },
  body: { size: 10.5, weight: 'regular', colour: colour.ink },
  strong: { size: 10.5, weight: 'strong', colour: colour.ink },
  small: { size: 9, weight: 'regular', colour: colour.soft },
  brand: { size: 18, weight: 'strong', colour: colour.accent },
} as const satisfies Record<string, TextStyle>

export interface PdfOptions {
  locale: Locale
  title: string
  /** The date that the file says it was made on. */
  now: Date
  /** At the foot of every page. */
  foot: (page: number, pages: number) => string
}

export interface PdfColumn {
  header: string
  /** Share of the width; all shares together are the whole. */
  share: number
  align?: 'start' | 'end'
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
  table(columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void
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
  let reading = locale
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Manzil', Producer: 'Manzil', CreationDate: now, ModDate: now },
  })
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  registerFonts(pdf)
  const width = pdf.page.width - 2 * margin
  const bottom = pdf.page.height - margin - footHeight
  let y = margin

  /** The left edge of a box that begins `offset` points after the edge where reading begins. */
  const leftOf = (offset: number, boxWidth: number) => (reading === 'ar' ? margin + width - offset - boxWidth : margin + offset)
  const write = (text: string, offset: number, boxWidth: number, at: number, look: TextStyle, align: 'start' | 'end' | 'center' = 'start') =>
    writeText(pdf, reading, text, { x: leftOf(offset, boxWidth), y: at, width: boxWidth, align }, look)
  const measure = (text: string, boxWidth: number, look: TextStyle) => heightOf(pdf, reading, text, boxWidth, look)
  const rule = (at: number, tone = colour.line) =>
    pdf
      .moveTo(margin, at)
      .lineTo(margin + width, at)
      .lineWidth(0.75)
      .stroke(tone)
  const need = (height: number): void => {
    if (y + height <= bottom) return
    pdf.addPage()
    y = margin
  }

  function tableRow(columns: readonly PdfColumn[], cells: readonly string[], look: TextStyle, shaded: boolean): void {
    const pad = 7
    const sum = columns.reduce((total, { share }) => total + share, 0)
    const boxes = columns.map(({ share }) => (share / sum) * width)
    const height = Math.max(...cells.map((cell, index) => measure(cell, (boxes[index] ?? width) - 2 * pad, look))) + 2 * pad
    need(height)
    if (shaded) pdf.rect(margin, y, width, height).fill(colour.sunken)
    let offset = 0
    columns.forEach(({ align }, index) => {
      const box = boxes[index] ?? 0
      write(cells[index] ?? '', offset + pad, box - 2 * pad, y + pad, look, align)
      offset += box
    })
    y += height
    rule(y)
  }

  return {
    letterhead(brand, lines) {
      const half = width / 2
      const left = write(brand, 0, half, y, style.brand)
      let at = y
      for (const line of lines) at += write(line, half, half, at, style.small, 'end')
      y = Math.max(y + left, at) + 14
      rule(y, colour.accent)
      y += 26
    },
    title(text, mark) {
      const at = y
      y += write(text, 0, width * 0.7, at, style.title) + 10
      if (mark) write(mark.text, width * 0.7, width * 0.3, at + 6, { ...style.heading, colour: colour[mark.tone] }, 'end')
    },
    heading(text) {
      need(60)
      y += 14
      y += write(text, 0, width, y, style.heading) + 4
    },
    paragraph(text, look = 'body') {
      for (const part of text.split('\n')) {
        need(measure(part, width, style[look]))
        y += write(part, 0, width, y, style[look])
      }
      y += 4
    },
    facts(pairs) {
      const gap = 24
      const half = (width - gap) / 2
      for (let index = 0; index < pairs.length; index += 2) {
        const row = pairs.slice(index, index + 2)
        const labels = Math.max(...row.map(([label]) => measure(label, half, style.small)))
        const height = labels + Math.max(...row.map(([, value]) => measure(value, half, style.strong))) + 10
        need(height)
        row.forEach(([label, value], column) => {
          write(label, column * (half + gap), half, y, style.small)
          write(value, column * (half + gap), half, y + labels, style.strong)
        })
        y += height
      }
    },
    table(columns, rows) {
      y += 6
      tableRow(
        columns,
        columns.map(({ header }) => header),
        { ...style.small, weight: 'strong' },
        true,
      )
      for (const cells of rows) tableRow(columns, cells, style.body, false)
    },
    totals(rows) {
      const box = width * 0.55
      const pad = 7
      y += 6
      rows.forEach(([label, value], index) => {
        const look = index === rows.length - 1 ? { ...style.heading, size: 12 } : style.body
        const height = lineHeight(look.size, reading) + 6
        need(height)
        write(label, width - box, box * 0.5, y, look)
        write(value, width - box * 0.5, box * 0.5 - pad, y, look, 'end')
        y += height
      })
    },
    code(content, heading, text) {
      const side = 92
      need(side + 24)
      y += 16
      drawCode(pdf, content, leftOf(0, side), y, side)
      const offset = side + 18
      const headed = write(heading, offset, width - offset, y + 8, style.strong)
      write(text, offset, width - offset, y + 10 + headed, style.small)
      y += side + 8
    },
    signatures(names) {
      const gap = 24
      const box = (width - gap * (names.length - 1)) / names.length
      need(90)
      y += 56
      names.forEach((name, index) => {
        const x = leftOf(index * (box + gap), box)
        pdf
          .moveTo(x, y)
          .lineTo(x + box, y)
          .lineWidth(0.75)
          .stroke(colour.soft)
        write(name, index * (box + gap), box, y + 4, style.small)
      })
      y += 26
    },
    turn(to) {
      reading = to
      pdf.addPage()
      y = margin
    },
    gap(points) {
      y += points
    },
    finish() {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        const at = pdf.page.height - margin - 8
        rule(at - 8)
        write(foot(page + 1, count), 0, width, at, style.small, 'center')
      }
      pdf.end()
      return finished
    },
  }
}

function drawCode(pdf: PDFKit.PDFDocument, content: string, left: number, top: number, side: number): void {
  const { modules } = QrCode.create(content, { errorCorrectionLevel: 'M' })
  const cell = side / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      // A hair wider than its place, so that no light shows between neighbours.
      if (modules.get(row, column)) pdf.rect(left + column * cell, top + row * cell, cell + 0.1, cell + 0.1)
    }
  }
  pdf.fill(colour.ink)
}
