import { languageOf, type Locale, type ScriptName, scriptOf } from '../../shared/locales.ts'
import { useFont, type Weight } from './fonts.ts'
import { type VisualRun, visualRuns } from './visual-runs.ts'

export interface TextStyle {
  size: number
  weight: Weight
  colour: string
}

/** Where text goes: a box from the left edge, and the side of it by the direction of reading. */
export interface TextBox {
  x: number
  y: number
  width: number
  align: 'start' | 'end' | 'center'
}

// With a feature named, a run is shaped whole; without, word by word, which would leave Arabic words in the wrong order.
const shapedWhole: PDFKit.Mixins.TextOptions = {
  features: ['rtla'] as unknown as PDFKit.Mixins.OpenTypeFeatures[],
}

/** How high a line stands, as a multiple of its letters. */
const lineHeights: Record<ScriptName, number> = {
  Latin: 1.5,
  Arabic: 1.7,
  Devanagari: 1.6,
  Bengali: 1.6,
  Sinhala: 1.6,
  Tamil: 1.6,
  Ethiopic: 1.6,
}

/** Points from one baseline to the next. */
export const lineHeight = (size: number, locale: Locale): number =>
  size * lineHeights[languageOf(locale).script]

/** Writes text into a box, broken into lines; gives the height that it takes. */
export function writeText(
  pdf: PDFKit.PDFDocument,
  locale: Locale,
  text: string,
  box: TextBox,
  style: TextStyle,
): number {
  const lines = linesOf(pdf, locale, text, box.width, style)
  const height = lineHeight(style.size, locale)
  pdf.fillColor(style.colour)
  lines.forEach((line, index) => {
    const runs = visualRuns(line, locale)
    let x = startOf(box, widthOf(pdf, runs, style), locale)
    const y = box.y + index * height + height * 0.7
    for (const run of runs) {
      useFont(pdf, run.part, style.weight, style.size).text(run.text, x, y, {
        ...shapedWhole,
        lineBreak: false,
        baseline: 'alphabetic',
      })
      x += widthOfRun(pdf, run, style)
    }
  })
  return lines.length * height
}

/** The height that a text would take. */
export const heightOf = (
  pdf: PDFKit.PDFDocument,
  locale: Locale,
  text: string,
  width: number,
  style: TextStyle,
): number => linesOf(pdf, locale, text, width, style).length * lineHeight(style.size, locale)

function startOf({ x, width, align }: TextBox, taken: number, locale: Locale): number {
  if (align === 'center') return x + (width - taken) / 2
  return (align === 'start') === (scriptOf(locale).direction === 'ltr') ? x : x + width - taken
}

const widthOf = (pdf: PDFKit.PDFDocument, runs: readonly VisualRun[], style: TextStyle): number =>
  runs.reduce((sum, run) => sum + widthOfRun(pdf, run, style), 0)

/** What has been measured for a document: shaping is most of its cost, and words come again. */
const measured = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

function widthOfRun(pdf: PDFKit.PDFDocument, run: VisualRun, style: TextStyle): number {
  const widths = measured.get(pdf) ?? new Map<string, number>()
  measured.set(pdf, widths)
  const key = `${run.part} ${style.weight} ${style.size} ${run.text}`
  const width =
    widths.get(key) ??
    useFont(pdf, run.part, style.weight, style.size).widthOfString(run.text, shapedWhole)
  widths.set(key, width)
  return width
}

/** Breaks at spaces, over which no letters join; a word that is wider than the box is cut where it must be. */
function linesOf(
  pdf: PDFKit.PDFDocument,
  locale: Locale,
  text: string,
  width: number,
  style: TextStyle,
): string[] {
  const known = new Map<string, number>()
  const measure = (part: string): number => {
    const found = known.get(part) ?? widthOf(pdf, visualRuns(part, locale), style)
    known.set(part, found)
    return found
  }
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let taken = 0
    for (const word of paragraph
      .split(/ +/)
      .flatMap((word) =>
        measure(word) <= width ? [word] : cut(word, (part) => measure(part) <= width),
      )) {
      const longer = taken + measure(' ') + measure(word)
      if (line !== '' && longer > width) lines.push(line)
      const isFirst = line === '' || longer > width
      taken = isFirst ? measure(word) : longer
      line = isFirst ? word : `${line} ${word}`
    }
    return [...lines, line].map((part, index) =>
      index === 0 ? part : `${turnOf(paragraph)}${part}`,
    )
  })
}

/** A paragraph that is isolated as a whole keeps its direction on each of its lines. */
const turnOf = (paragraph: string): string => /^[\u2066\u2067]/.exec(paragraph)?.[0] ?? ''

function cut(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part]
}
