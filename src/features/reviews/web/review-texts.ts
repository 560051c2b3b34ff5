import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { checks as checksEn } from '../../profiles/messages.checks.en.ts'
import { documentKinds as papersEn } from '../../profiles/messages.fields.en.ts'
import { lists as listsEn } from '../messages.findings.en.ts'

const lists = inEachLanguage((locale) => ({
  ...textsIn(listsEn, locale),
  checks: textsIn(checksEn, locale),
  papers: textsIn(papersEn, locale),
}))

/** The words of the operator's lists about people. */
export const reviewTexts = (locale: Locale): (typeof lists)[Locale] => lists[locale]
