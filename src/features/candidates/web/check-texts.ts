import type { Locale } from '../../../platform/shared/locale.ts'
import { documents as papersAr } from '../messages.own-fields.ar.ts'
import { documents as papersEn } from '../messages.own-fields.en.ts'
import { checks as checksAr, lists as listsAr } from '../messages.checks.ar.ts'
import { type CheckTexts, checks as checksEn, lists as listsEn } from '../messages.checks.en.ts'

const statements = { en: checksEn, ar: checksAr }

/** What badges and their statements say; in loaders, so that no page carries both languages. */
export const checkTexts = (locale: Locale): CheckTexts => statements[locale]

const lists = {
  en: { ...listsEn, checks: checksEn, papers: papersEn.kinds },
  ar: { ...listsAr, checks: checksAr, papers: papersAr.kinds },
}

/** The words of the operator's lists about people. */
export const reviewTexts = (locale: Locale): typeof lists.en => lists[locale]
