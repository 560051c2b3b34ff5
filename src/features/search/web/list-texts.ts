import { textsHook } from '../../../platform/web/texts.ts'
import { list as ar } from '../messages.list.ar.ts'
import { list as en } from '../messages.list.en.ts'
import { wordTexts } from '../../profiles/web/index.ts'

const listTexts = { en: { ...wordTexts.en, ...en }, ar: { ...wordTexts.ar, ...ar } }
export const useListTexts = textsHook(listTexts)
