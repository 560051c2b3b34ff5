import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { account as en, doors as doorsEn } from '../../messages.account.en.ts'

// Apart from the dialogs' texts: the modal of sign-in loads none of these.
export const accountTexts = translated(en)
export const useAccountTexts = textsHook(accountTexts)
export const roleLoginTexts = translated(doorsEn)
export const useRoleLoginTexts = textsHook(roleLoginTexts)
