import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { ar as pagesAr } from '../messages.pages.ar.ts'
import { en as pagesEn } from '../messages.pages.en.ts'

export const texts = { en, ar }
export const useTexts = textsHook(texts)

export const pageTexts = { en: pagesEn, ar: pagesAr }
export const usePageTexts = textsHook(pageTexts)
