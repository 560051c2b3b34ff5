import QrCode from 'qrcode'
import { colour, margin, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './write-text.ts'

const style = {
  title: { size: 22, weight: 'strong', colour: colour.ink },
  heading: { size: 13, weight: 'strong', colour: colour.ink },
  body: { size: 10.5, weight: 'regular', colour: colour.ink },
  strong: { size: 10.5, weight: 'strong', colour: colour.ink },
  small: { size: 9, weight: 'regular', colour: colour.soft },
  brand: { size: 18, weight: 'strong', colour: colour.accent },
} as const satisfies Record<string, TextStyle>

export interface PdfColumn {
  header: string
  /** Share of the width; all shares together are the whole. */
  share: number
  align?: 'start' | 'end'
}

type Row = readonly [label: string, value: string]

export function writeLetterhead(sheet: Sheet, brand: string, lines: readonly string[]): void {
  const half = sheet.width / 2
  const left = sheet.write(brand, 0, half, sheet.y, style.brand)
  let at = sheet.y
  for (const line of lines) at += sheet.write(line, half, half, at, style.small, 'end')
  sheet.y = Math.max(sheet.y + left, at) + 14
  sheet.rule(sheet.y, colour.accent)
  sheet.y += 26
}

export function writeTitle(
  sheet: Sheet,
  text: string,
  mark?: { text: string; tone: 'palm' | 'amber' | 'accent' },
): void {
  const { width, y } = sheet
  sheet.y += sheet.write(text, 0, width * 0.7, y, style.title) + 10
  if (mark)
    sheet.write(
      mark.text,
      width * 0.7,
      width * 0.3,
      y + 6,
      { ...style.heading, colour: colour[mark.tone] },
      'end',
    )
}

export function writeHeading(sheet: Sheet, text: string): void {
  sheet.need(60)
  sheet.y += 14
  sheet.y += sheet.write(text, 0, sheet.width, sheet.y, style.heading) + 4
}

export function writeParagraph(
  sheet: Sheet,
  text: string,
  look: 'body' | 'strong' | 'small' = 'body',
): void {
  for (const part of text.split('\n')) {
    sheet.need(sheet.measure(part, sheet.width, style[look]))
    sheet.y += sheet.write(part, 0, sheet.width, sheet.y, style[look])
  }
  sheet.y += 4
}

export function writeFacts(sheet: Sheet, pairs: readonly Row[]): void {
  const gap = 24
  const half = (sheet.width - gap) / 2
  for (let index = 0; index < pairs.length; index += 2) {
    const row = pairs.slice(index, index + 2)
    const labels = Math.max(...row.map(([label]) => sheet.measure(label, half, style.small)))
    const height =
      labels + Math.max(...row.map(([, value]) => sheet.measure(value, half, style.strong))) + 10
    sheet.need(height)
    row.forEach(([label, value], column) => {
      sheet.write(label, column * (half + gap), half, sheet.y, style.small)
      sheet.write(value, column * (half + gap), half, sheet.y + labels, style.strong)
    })
    sheet.y += height
  }
}

export function writeTable(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): void {
  sheet.y += 6
  const headers = columns.map(({ header }) => header)
  writeTableRow(sheet, columns, headers, { ...style.small, weight: 'strong' }, true)
  for (const cells of rows) writeTableRow(sheet, columns, cells, style.body, false)
}

function writeTableRow(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  look: TextStyle,
  shaded: boolean,
): void {
  const pad = 7
  const sum = columns.reduce((total, { share }) => total + share, 0)
  const boxes = columns.map(({ share }) => (share / sum) * sheet.width)
  const height =
    Math.max(
      ...cells.map((cell, index) =>
        sheet.measure(cell, (boxes[index] ?? sheet.width) - 2 * pad, look),
      ),
    ) +
    2 * pad
  sheet.need(height)
  if (shaded) sheet.pdf.rect(margin, sheet.y, sheet.width, height).fill(colour.sunken)
  let offset = 0
  columns.forEach(({ align }, index) => {
    const box = boxes[index] ?? 0
    sheet.write(cells[index] ?? '', offset + pad, box - 2 * pad, sheet.y + pad, look, align)
    offset += box
  })
  sheet.y += height
  sheet.rule(sheet.y)
}

export function writeTotals(sheet: Sheet, rows: readonly Row[]): void {
  const box = sheet.width * 0.55
  const pad = 7
  sheet.y += 6
  rows.forEach(([label, value], index) => {
    const look = index === rows.length - 1 ? { ...style.heading, size: 12 } : style.body
    const height = lineHeight(look.size, sheet.reading) + 6
    sheet.need(height)
    sheet.write(label, sheet.width - box, box * 0.5, sheet.y, look)
    sheet.write(value, sheet.width - box * 0.5, box * 0.5 - pad, sheet.y, look, 'end')
    sheet.y += height
  })
}

export function writeCode(sheet: Sheet, content: string, heading: string, text: string): void {
  const side = 92
  sheet.need(side + 24)
  sheet.y += 16
  drawCode(sheet.pdf, content, sheet.leftOf(0, side), sheet.y, side)
  const offset = side + 18
  const headed = sheet.write(heading, offset, sheet.width - offset, sheet.y + 8, style.strong)
  sheet.write(text, offset, sheet.width - offset, sheet.y + 10 + headed, style.small)
  sheet.y += side + 8
}

function drawCode(
  pdf: PDFKit.PDFDocument,
  content: string,
  left: number,
  top: number,
  side: number,
): void {
  const { modules } = QrCode.create(content, { errorCorrectionLevel: 'M' })
  const cell = side / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      // A hair wider than its place, so that no light shows between neighbours.
      if (modules.get(row, column))
        pdf.rect(left + column * cell, top + row * cell, cell + 0.1, cell + 0.1)
    }
  }
  pdf.fill(colour.ink)
}

export function writeSignatures(sheet: Sheet, names: readonly string[]): void {
  const gap = 24
  const box = (sheet.width - gap * (names.length - 1)) / names.length
  sheet.need(90)
  sheet.y += 56
  names.forEach((name, index) => {
    sheet.stroke(sheet.leftOf(index * (box + gap), box), sheet.y, box, colour.soft)
    sheet.write(name, index * (box + gap), box, sheet.y + 4, style.small)
  })
  sheet.y += 26
}

/** At the foot of every page, once all are there. */
export function writeFeet(sheet: Sheet, foot: (page: number, pages: number) => string): void {
  const { pdf, width } = sheet
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const at = pdf.page.height - margin - 8
    sheet.rule(at - 8)
    sheet.write(foot(page + 1, count), 0, width, at, style.small, 'center')
  }
}
