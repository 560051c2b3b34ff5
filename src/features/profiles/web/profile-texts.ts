import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { profile as en } from '../messages.profile.en.ts'
import { wordTexts } from './word-texts.ts'

export const profileTexts = inEachLanguage((locale) => ({
  ...wordTexts[locale],
  profile: textsIn(en, locale),
}))
export const useProfileTexts = textsHook(profileTexts)
