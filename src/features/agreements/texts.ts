import { ar } from './messages.ar.ts'
import { en } from './messages.en.ts'
import { screens as screensAr } from './messages.web.ar.ts'
import { screens as screensEn } from './messages.web.en.ts'
import { words as wordsAr } from './messages.words.ar.ts'
import { words as wordsEn } from './messages.words.en.ts'

export const texts = { en, ar }
export const errorTexts = { en: en.errors, ar: ar.errors }
export const screens = { en: screensEn, ar: screensAr }
export const words = { en: wordsEn, ar: wordsAr }
