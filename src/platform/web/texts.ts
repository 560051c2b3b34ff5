import { useLocation } from 'react-router'
import { localeOfPath } from '../shared/locale.ts'
import type { Locale } from '../shared/locales.ts'

/** The language of the page, as its address says. */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname)

/** Makes a capability's `useTexts`: its texts in the language of the page. */
export const textsHook =
  <T>(texts: Record<Locale, T>) =>
  (): T =>
    texts[useLocale()]
