import { textsHook } from '../../../../platform/web/texts.ts'
import { account as ar, doors as doorsAr } from '../../messages.account.ar.ts'
import { account as en, doors as doorsEn } from '../../messages.account.en.ts'

// Apart from the dialogs' texts: the modal of sign-in loads none of these.
export const accountTexts = { en, ar }
export const useAccountTexts = textsHook(accountTexts)
export const roleLoginTexts = { en: doorsEn, ar: doorsAr }
export const useRoleLoginTexts = textsHook(roleLoginTexts)
