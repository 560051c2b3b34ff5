import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { list as en } from '../messages.list.en.ts'
import { wordTexts } from '../../profiles/web/index.ts'

const listTexts = inEachLanguage((locale) => ({ ...wordTexts[locale], ...textsIn(en, locale) }))
export const useListTexts = textsHook(listTexts)
