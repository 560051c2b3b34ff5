import { translated } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { type CheckTexts, checks as checksEn } from '../messages.checks.en.ts'

const statements = translated(checksEn)

/** What badges and their statements say; in loaders, so that no page carries both languages. */
export const checkTexts = (locale: Locale): CheckTexts => statements[locale]
