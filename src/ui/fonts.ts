/// <reference types="vite/client" />
import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import type { Locale } from '../platform/shared/locale.ts'

/** Addresses of the fonts a page needs at once, for `<link rel="preload" as="font" crossOrigin="anonymous">`; Arabic pages carry Latin digits and names too. */
export const fontPreloads: Record<Locale, string[]> = { en: [latin], ar: [arabic, latin] }
