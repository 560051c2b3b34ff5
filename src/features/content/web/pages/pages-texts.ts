import type { Locale } from '../../../../platform/shared/locale.ts'
import { quoteWords as quoteAr } from '../../../billing/messages.words.ar.ts'
import { quoteWords as quoteEn } from '../../../billing/messages.words.en.ts'
import { ar } from '../../messages.pages.ar.ts'
import { en } from '../../messages.pages.en.ts'
import { securityAr } from '../../security.ar.ts'
import { securityEn } from '../../security.en.ts'

const texts = { en, ar }
const quoted = { en: quoteEn, ar: quoteAr }

/** Of the words of a quote those that are no functions: they go to the page as data. */
export function quotePieces(locale: Locale) {
  const { lines, receivers, due, sums, unknown, partial } = quoted[locale]
  return { lines, receivers, due, sums, unknown, partial }
}

/** The words of the information pages; in loaders alone, so that no browser carries both languages. */
export const pagesTexts = (locale: Locale): PagesTexts => texts[locale]
export type PagesTexts = typeof en

/** How to report a weakness. */
export const securityPage = (locale: Locale) => ({ en: securityEn, ar: securityAr })[locale]
