import type { Locale } from '../../../platform/shared/locale.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { checks as checksAr } from '../messages.checks.ar.ts'
import { type CheckTexts, checks as checksEn } from '../messages.checks.en.ts'
import { profile as ar } from '../messages.profile.ar.ts'
import { profile as en } from '../messages.profile.en.ts'
import { wordTexts } from './word-texts.ts'

export const profileTexts = {
  en: { ...wordTexts.en, profile: en },
  ar: { ...wordTexts.ar, profile: ar },
}
export const useProfileTexts = textsHook(profileTexts)

const statements = { en: checksEn, ar: checksAr }

/** What badges and their statements say; in loaders, so that no page carries both languages. */
export const checkTexts = (locale: Locale): CheckTexts => statements[locale]
