import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.pages.ar.ts'
import { en } from '../messages.pages.en.ts'
import { ar as servicesAr } from '../messages.services.ar.ts'
import { en as servicesEn } from '../messages.services.en.ts'

/** The words of single pages, apart from those of the frame that every page brings. */
export const pageTexts = { en, ar }
export const usePageTexts = textsHook(pageTexts)

export const serviceTexts = { en: servicesEn, ar: servicesAr }
export const useServiceTexts = textsHook(serviceTexts)
