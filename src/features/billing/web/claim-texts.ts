import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { claims as en } from '../messages.claims.en.ts'

/** The words of claims, for households and the operator. */
export const useClaimTexts = textsHook(translated(en))
