import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { en } from '../messages.pages.en.ts'
import { en as servicesEn } from '../messages.services.en.ts'

/** The words of single pages, apart from those of the frame that every page brings. */
export const pageTexts = translated(en)
export const usePageTexts = textsHook(pageTexts)

export const serviceTexts = translated(servicesEn)
export const useServiceTexts = textsHook(serviceTexts)
