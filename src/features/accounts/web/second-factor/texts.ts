import { textsHook } from '../../../../platform/web/texts.ts'
import { passkeys as passkeysAr } from '../../messages.passkeys.ar.ts'
import { passkeys as passkeysEn } from '../../messages.passkeys.en.ts'
import { security as securityAr } from '../../messages.security.ar.ts'
import { security as securityEn } from '../../messages.security.en.ts'
import { factor as ar } from '../../messages.second-factor.ar.ts'
import { factor as en } from '../../messages.second-factor.en.ts'

// Apart from the dialogs' texts: the forms of sign-in load none of these at once.
export const secondFactorTexts = { en, ar }
export const useSecondFactorTexts = textsHook(secondFactorTexts)
export const passkeyTexts = { en: passkeysEn, ar: passkeysAr }
export const usePasskeyTexts = textsHook(passkeyTexts)
export const securityTexts = { en: securityEn, ar: securityAr }
export const useSecurityTexts = textsHook(securityTexts)
