import { textsHook } from '../../../../platform/web/texts.ts'
import { security as ar } from '../../messages.security.ar.ts'
import { security as en } from '../../messages.security.en.ts'

export const securityTexts = { en, ar }
export const useSecurityTexts = textsHook(securityTexts)
