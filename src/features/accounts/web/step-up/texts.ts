import { textsHook } from '../../../../platform/web/texts.ts'
import { security as securityAr } from '../../messages.security.ar.ts'
import { security as securityEn } from '../../messages.security.en.ts'
import { stepUp as ar } from '../../messages.step-up.ar.ts'
import { stepUp as en } from '../../messages.step-up.en.ts'

export const stepUpTexts = { en, ar }
export const useStepUpTexts = textsHook(stepUpTexts)
export const securityTexts = { en: securityEn, ar: securityAr }
export const useSecurityTexts = textsHook(securityTexts)
