import { textsHook } from '../../../../platform/web/texts.ts'
import { stepUp as ar } from '../../messages.step-up.ar.ts'
import { stepUp as en } from '../../messages.step-up.en.ts'

export const stepUpTexts = { en, ar }
export const useStepUpTexts = textsHook(stepUpTexts)
