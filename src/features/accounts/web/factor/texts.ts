import { textsHook } from '../../../../platform/web/texts.ts'
import { factor as ar } from '../../messages.factor.ar.ts'
import { factor as en } from '../../messages.factor.en.ts'

export const factorTexts = { en, ar }
export const useFactorTexts = textsHook(factorTexts)
