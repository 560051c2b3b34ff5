import { textsIn, translated } from '../../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { quoteWords as quoteEn } from '../../../billing/messages.words.en.ts'
import { en } from '../../messages.pages.en.ts'
import { checksGuide } from '../../checks.en.ts'
import { security } from '../../security.en.ts'

const texts = translated(en)
const quoted = translated(quoteEn)

/** Of the words of a quote those that a page needs, as data: it holds no functions. */
export function quotePieces(locale: Locale) {
  const { lines, receivers, due, sums, unknown, partial, atMost } = quoted[locale]
  return { lines, receivers, due, sums, unknown, partial, atMost: atMost('{amount}') }
}

/** The words of the information pages; in loaders alone, so that no browser carries both languages. */
export const pagesTexts = (locale: Locale): PagesTexts => texts[locale]
export type PagesTexts = typeof en

/** What a mark of a check says, and what not. */
export const checksPage = (locale: Locale) => textsIn(checksGuide, locale)
/** How to report a weakness. */
export const securityPage = (locale: Locale) => textsIn(security, locale)
