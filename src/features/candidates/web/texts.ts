import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { wordTexts } from './word-texts.ts'

export const texts = { en: { ...wordTexts.en, ...en }, ar: { ...wordTexts.ar, ...ar } }
export const useTexts = textsHook(texts)
