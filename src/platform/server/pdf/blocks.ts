import QrCode from 'qrcode'
import { colour, margin, type Sheet } from './sheet.ts'
import { lineHeight, type TextStyle } from './write-text.ts'

const style = {
  title: { size: 22, weight: 'strong', colour: colour.ink },
  heading: { size: 13, weight: 'strong', colour: colour.ink },
  body: { size: 10.5, weight: 'regular', colour: colour.ink },
  strong: { size: 10.5, weight: 'strong', colour: colour.ink },
  dense: { size: 9.5, weight: 'regular', colour: colour.ink },
  value: { size: 9, weight: 'strong', colour: colour.ink },
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
  sheet.y = Math.max(sheet.y + left, at) + 12
  sheet.rule(sheet.y, colour.accent)
  sheet.y += 18
}

export function writeTitle(
  sheet: Sheet,
  text: string,
  mark?: { text: string; tone: 'palm' | 'amber' | 'accent' },
): void {
  const { width, y } = sheet
  sheet.y += sheet.write(text, 0, width * 0.5, y, style.title) + 6
  if (mark)
    sheet.write(
      mark.text,
      width * 0.5,
      width * 0.5,
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

/** What is said in two languages: the reader's words at the start of the line, the other's at its end, what is meant between them. */
export interface PdfPair {
  label: string
  other: string
  value: string
}

export function writePairs(sheet: Sheet, pairs: readonly PdfPair[]): void {
  const side = sheet.width * 0.27
  const middle = sheet.width - 2 * side
  for (const { label, other, value } of pairs) {
    const height =
      Math.max(
        sheet.measure(label, side, style.small),
        sheet.measure(other, side, style.small),
        sheet.measure(value, middle, style.value),
      ) + 3
    sheet.need(height)
    sheet.write(label, 0, side, sheet.y, style.small)
    sheet.write(value, side, middle, sheet.y, style.value, 'center')
    sheet.write(other, sheet.width - side, side, sheet.y, style.small, 'end')
    sheet.y += height
    sheet.rule(sheet.y - 1.5)
  }
}

export function writeTable(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  isDense = false,
): void {
  sheet.y += 6
  const headers = columns.map(({ header }) => header)
  const pad = isDense ? 4 : 7
  const look = isDense ? style.dense : style.body
  writeTableRow(
    sheet,
    columns,
    headers,
    { ...style.small, weight: 'strong' },
    { pad, shaded: true },
  )
  for (const cells of rows) writeTableRow(sheet, columns, cells, look, { pad })
}

function writeTableRow(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  look: TextStyle,
  { pad, shaded = false }: { pad: number; shaded?: boolean },
): void {
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
  const box = sheet.width * 0.68
  const pad = 7
  sheet.y += 6
  rows.forEach(([label, value], index) => {
    const look = index === rows.length - 1 ? { ...style.heading, size: 12 } : style.body
    const height = lineHeight(look.size, sheet.reading) + 6
    sheet.need(height)
    sheet.write(label, sheet.width - box, box * 0.58, sheet.y, look)
    sheet.write(value, sheet.width - box * 0.42, box * 0.42 - pad, sheet.y, look, 'end')
    sheet.y += height
  })
}

export function writeCode(sheet: Sheet, content: string, heading: string, text: string): void {
  const side = 64
  sheet.need(side + 8)
  sheet.y += 8
  drawCode(sheet.pdf, content, sheet.leftOf(0, side), sheet.y, side)
  const offset = side + 18
  const headed = sheet.write(heading, offset, sheet.width - offset, sheet.y + 8, style.strong)
  sheet.write(text, offset, sheet.width - offset, sheet.y + 10 + headed, style.small)
  sheet.y += side + 4
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
