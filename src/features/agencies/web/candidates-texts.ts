import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { en } from '../messages.candidates.en.ts'
import { texts } from './texts.ts'

/** The words of the pages about candidates, with those of the frame around them. */
export const candidatesTexts = inEachLanguage((locale) => ({
  ...texts[locale],
  ...textsIn(en, locale),
}))
export const useCandidatesTexts = textsHook(candidatesTexts)
