import { textsHook } from '../../../../platform/web/texts.ts'
import { factor as ar } from '../../messages.second-factor.ar.ts'
import { factor as en } from '../../messages.second-factor.en.ts'

export const secondFactorTexts = { en, ar }
export const useSecondFactorTexts = textsHook(secondFactorTexts)
