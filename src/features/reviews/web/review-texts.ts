import type { Locale } from '../../../platform/shared/locale.ts'
import { checks as checksAr } from '../../profiles/messages.checks.ar.ts'
import { checks as checksEn } from '../../profiles/messages.checks.en.ts'
import { documentKinds as papersAr } from '../../profiles/messages.fields.ar.ts'
import { documentKinds as papersEn } from '../../profiles/messages.fields.en.ts'
import { lists as listsAr } from '../messages.findings.ar.ts'
import { lists as listsEn } from '../messages.findings.en.ts'

const lists = {
  en: { ...listsEn, checks: checksEn, papers: papersEn },
  ar: { ...listsAr, checks: checksAr, papers: papersAr },
}

/** The words of the operator's lists about people. */
export const reviewTexts = (locale: Locale): typeof lists.en => lists[locale]
