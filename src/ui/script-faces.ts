/// <reference types="vite/client" />
import bengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2?url'
import strongBengali from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff2?url'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url'
import strongDevanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2?url'
import ethiopic from '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2?url'
import strongEthiopic from '@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-600-normal.woff2?url'
import sinhala from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff2?url'
import strongSinhala from '@fontsource/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-600-normal.woff2?url'
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2?url'
import strongTamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff2?url'
import { languageOf, type Locale, type ScriptName } from '../platform/shared/locales.ts'

/** The face of a script that Readex Pro lacks. Phones mostly have it: only the others fetch it. */
interface ScriptFace {
  regular: string
  strong: string
  range: string
}

const faces: Partial<Record<ScriptName, ScriptFace>> = {
  Devanagari: {
    regular: devanagari,
    strong: strongDevanagari,
    range: 'U+900-97F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF',
  },
  Bengali: {
    regular: bengali,
    strong: strongBengali,
    range: 'U+951-952,U+964-965,U+980-9FE,U+200C-200D,U+25CC',
  },
  Sinhala: {
    regular: sinhala,
    strong: strongSinhala,
    range: 'U+964-965,U+D81-DF4,U+200C-200D,U+25CC',
  },
  Tamil: {
    regular: tamil,
    strong: strongTamil,
    range: 'U+964-965,U+B82-BFA,U+200C-200D,U+25CC',
  },
  Ethiopic: {
    regular: ethiopic,
    strong: strongEthiopic,
    range: 'U+1200-1399,U+2D80-2DDE,U+AB01-AB2E',
  },
}

/** Rules for the head of a page whose language is written in letters of another family than Readex Pro; empty for all others. */
export function scriptFaces(locale: Locale): string {
  const { script } = languageOf(locale)
  const face = faces[script]
  if (!face) return ''
  const rule = (weights: string, name: string, url: string) =>
    // Before the brand's own type is there, and beside it.
    ['Readex Stand-in', 'Readex Pro']
      .map(
        (family) =>
          `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:local('${name}'),url(${url}) format('woff2');unicode-range:${face.range}}`,
      )
      .join('')
  const name = `Noto Sans ${script}`
  return rule('100 500', name, face.regular) + rule('600 900', `${name} SemiBold`, face.strong)
}
