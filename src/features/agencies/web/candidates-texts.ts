import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.candidates.ar.ts'
import { en } from '../messages.candidates.en.ts'
import { texts } from './texts.ts'

/** The words of the pages about candidates, with those of the frame around them. */
export const candidatesTexts = { en: { ...texts.en, ...en }, ar: { ...texts.ar, ...ar } }
export const useCandidatesTexts = textsHook(candidatesTexts)
