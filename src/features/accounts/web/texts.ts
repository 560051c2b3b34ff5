import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { passkeys as passkeysAr } from '../messages.passkeys.ar.ts'
import { passkeys as passkeysEn } from '../messages.passkeys.en.ts'

export const texts = { en, ar }
export const useTexts = textsHook(texts)
export const passkeyTexts = { en: passkeysEn, ar: passkeysAr }
export const usePasskeyTexts = textsHook(passkeyTexts)
