import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './unpack-woff.ts'
import type { FontPart } from './visual-runs.ts'

export type Weight = 'regular' | 'strong'

const weights = { regular: 400, strong: 600 } as const
const parts: readonly FontPart[] = ['latin', 'latin-ext', 'arabic']

export const fontName = (part: FontPart, weight: Weight): string => `${part} ${weight}`

/** Read for the first document, and once for all of them. */
let fonts: ReadonlyMap<string, Buffer> | undefined

function readFonts(): ReadonlyMap<string, Buffer> {
  const all = new Map<string, Buffer>()
  for (const part of parts)
    for (const weight of ['regular', 'strong'] as const) {
      const file = import.meta.resolve(
        `@fontsource/readex-pro/files/readex-pro-${part}-${weights[weight]}-normal.woff`,
      )
      all.set(fontName(part, weight), unpackWoff(fs.readFileSync(fileURLToPath(file))))
    }
  return all
}

/** Makes Readex Pro, the family of the site, known to a document. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const [name, font] of (fonts ??= readFonts())) pdf.registerFont(name, font)
}
