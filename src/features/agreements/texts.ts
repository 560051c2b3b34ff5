import { ar } from './messages.ar.ts'
import { en } from './messages.en.ts'
import * as webAr from './messages.web.ar.ts'
import * as webEn from './messages.web.en.ts'

export const texts = { en, ar }
export const errorTexts = { en: en.errors, ar: ar.errors }
export const screens = { en: webEn.screens, ar: webAr.screens }
export const words = { en: webEn.words, ar: webAr.words }
