import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { about as en } from '../messages.about.en.ts'

export const aboutTexts = translated(en)
export const useAboutTexts = textsHook(aboutTexts)
