import { fileURLToPath } from 'node:url'
import type { FontPart } from './visual-runs.ts'

export type Weight = 'regular' | 'strong'

const weights = { regular: 400, strong: 600 } as const
const parts: readonly FontPart[] = ['latin', 'latin-ext', 'arabic']

export const fontName = (part: FontPart, weight: Weight): string => `${part} ${weight}`

/** Makes Readex Pro, the family of the site, known to a document. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const part of parts) {
    for (const weight of ['regular', 'strong'] as const) {
      const file = import.meta.resolve(`@fontsource/readex-pro/files/readex-pro-${part}-${weights[weight]}-normal.woff`)
      pdf.registerFont(fontName(part, weight), fileURLToPath(file))
    }
  }
}
