/// <reference types="vite/client" />
import bengali from './faces/bengali.woff2?url'
import devanagari from './faces/devanagari.woff2?url'
import ethiopic from './faces/ethiopic.woff2?url'
import sinhala from './faces/sinhala.woff2?url'
import tamil from './faces/tamil.woff2?url'
import { languageOf, type Locale, type ScriptName } from '../platform/shared/locales.ts'

/**
 * The face of a script that Readex Pro lacks. Phones mostly have it: only the others fetch it, made small (scripts/subset-faces.ts) and in
 * one weight. What is strong is drawn bolder by the browser.
 */
interface ScriptFace {
  url: string
  range: string
}

const faces: Partial<Record<ScriptName, ScriptFace>> = {
  Devanagari: {
    url: devanagari,
    range: 'U+900-97F,U+200C-200D,U+20B9,U+25CC',
  },
  Bengali: {
    url: bengali,
    range: 'U+964-965,U+980-9FE,U+200C-200D,U+25CC',
  },
  Sinhala: {
    url: sinhala,
    range: 'U+964-965,U+D81-DF4,U+200C-200D,U+25CC',
  },
  Tamil: {
    url: tamil,
    range: 'U+964-965,U+B82-BFA,U+200C-200D,U+25CC',
  },
  Ethiopic: {
    url: ethiopic,
    range: 'U+1200-137C',
  },
}

/** Rules for the head of a page whose language is written in letters of another family than Readex Pro; empty for all others. */
export function scriptFaces(locale: Locale): string {
  const { script } = languageOf(locale)
  const face = faces[script]
  if (!face) return ''
  // A family of its own: of a family with a strong face, strong text takes that one alone.
  return `@font-face{font-family:'Readex Script';font-weight:400;font-display:swap;src:local('Noto Sans ${script}'),url(${face.url}) format('woff2');unicode-range:${face.range}}`
}
