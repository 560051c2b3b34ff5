import type { Locale } from '../../../../platform/shared/locale.ts'
import { ar } from '../../messages.pages.ar.ts'
import { en } from '../../messages.pages.en.ts'
import { securityAr } from '../../security.ar.ts'
import { securityEn } from '../../security.en.ts'

const texts = { en, ar }

/** The words of the information pages; in loaders alone, so that no browser carries both languages. */
export const pagesTexts = (locale: Locale): PagesTexts => texts[locale]
export type PagesTexts = typeof en

/** How to report a weakness. */
export const securityPage = (locale: Locale) => ({ en: securityEn, ar: securityAr })[locale]
