import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { passkeys as passkeysEn } from '../../messages.passkeys.en.ts'
import { security as securityEn } from '../../messages.security.en.ts'
import { factor as en } from '../../messages.second-factor.en.ts'

// Apart from the dialogs' texts: the forms of sign-in load none of these at once.
export const secondFactorTexts = translated(en)
export const useSecondFactorTexts = textsHook(secondFactorTexts)
export const passkeyTexts = translated(passkeysEn)
export const usePasskeyTexts = textsHook(passkeyTexts)
export const securityTexts = translated(securityEn)
export const useSecurityTexts = textsHook(securityTexts)
