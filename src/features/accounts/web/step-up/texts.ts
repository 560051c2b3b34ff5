import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { stepUp as en } from '../../messages.step-up.en.ts'

export const stepUpTexts = translated(en)
export const useStepUpTexts = textsHook(stepUpTexts)
