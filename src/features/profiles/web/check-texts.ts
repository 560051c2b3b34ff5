import type { Locale } from '../../../platform/shared/locale.ts'
import { checks as checksAr } from '../messages.checks.ar.ts'
import { type CheckTexts, checks as checksEn } from '../messages.checks.en.ts'

const statements = { en: checksEn, ar: checksAr }

/** What badges and their statements say; in loaders, so that no page carries both languages. */
export const checkTexts = (locale: Locale): CheckTexts => statements[locale]
