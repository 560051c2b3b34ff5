import { textsHook } from '../../../platform/web/texts.ts'
import { profile as ar } from '../messages.profile.ar.ts'
import { profile as en } from '../messages.profile.en.ts'
import { wordTexts } from './word-texts.ts'

export const profileTexts = {
  en: { ...wordTexts.en, profile: en },
  ar: { ...wordTexts.ar, profile: ar },
}
export const useProfileTexts = textsHook(profileTexts)
