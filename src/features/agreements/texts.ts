import { translated } from '../../platform/shared/catalogues.ts'
import { en } from './messages.en.ts'
import { screens as screensEn } from './messages.web.en.ts'
import { words as wordsEn } from './messages.words.en.ts'

export const texts = translated(en)
export const errorTexts = translated(en.errors)
export const screens = translated(screensEn)
export const words = translated(wordsEn)
