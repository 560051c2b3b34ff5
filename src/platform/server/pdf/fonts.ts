import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './unpack-woff.ts'
import type { FontPart } from './visual-runs.ts'

export type Weight = 'regular' | 'strong'

const weights = { regular: 400, strong: 600 } as const

/** Readex Pro, the family of the site, and Noto Sans for the scripts that it lacks. */
const families: Record<FontPart, string> = {
  latin: 'readex-pro',
  'latin-ext': 'readex-pro',
  arabic: 'readex-pro',
  devanagari: 'noto-sans-devanagari',
  bengali: 'noto-sans-bengali',
  sinhala: 'noto-sans-sinhala',
  tamil: 'noto-sans-tamil',
  ethiopic: 'noto-sans-ethiopic',
}

/** Each is read for the first document that has its letters, and once for all of them. */
const fonts = new Map<string, Buffer>()

function readFont(part: FontPart, weight: Weight): Buffer {
  const name = families[part]
  const file = import.meta.resolve(
    `@fontsource/${name}/files/${name}-${part}-${weights[weight]}-normal.woff`,
  )
  return unpackWoff(fs.readFileSync(fileURLToPath(file)))
}

/** Writes on in the letters of a script. */
export function useFont(
  pdf: PDFKit.PDFDocument,
  part: FontPart,
  weight: Weight,
  size: number,
): PDFKit.PDFDocument {
  const name = `${part} ${weight}`
  const font = fonts.get(name) ?? readFont(part, weight)
  fonts.set(name, font)
  return pdf.registerFont(name, font).font(name, size)
}
