/// <reference types="vite/client" />
import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import type { Locale } from '../platform/shared/locale.ts'

/** Addresses of the fonts a page needs at once, for `<link rel="preload" as="font" crossOrigin="anonymous">`; Arabic pages carry Latin digits and names too. */
export const fontPreloads: Record<Locale, string[]> = { en: [latin], ar: [arabic, latin] }

const sample: Record<Locale, string> = { en: 'a', ar: 'aا' }

/** A script for the head, after the styles: marks the root once the browser has the faces of the page's language. */
export const askForType = (locale: Locale): string =>
  `document.fonts.load('1em "Readex Pro"','${sample[locale]}').then(()=>document.documentElement.setAttribute('data-readex',''),()=>{})`

/** Marks the root again after it was made anew. */
export function keepType(): void {
  if (document.fonts.check('1em "Readex Pro"')) document.documentElement.setAttribute('data-readex', '')
}
