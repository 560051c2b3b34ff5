import { textsHook } from '../../../../platform/web/texts.ts'
import { area as ar } from '../../messages.area.ar.ts'
import { area as en } from '../../messages.area.en.ts'

export const areaTexts = { en, ar }
export const useAreaTexts = textsHook(areaTexts)
