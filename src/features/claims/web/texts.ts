import { textsHook } from '../../../platform/web/texts.ts'
import { claim as ar } from '../messages.claim.ar.ts'
import { claim as en } from '../messages.claim.en.ts'

export const claimTexts = { en, ar }
export const useClaimTexts = textsHook(claimTexts)
