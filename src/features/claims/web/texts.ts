import { textsHook } from '../../../platform/web/texts.ts'
import { claimTexts } from '../texts.ts'

export { claimTexts }
export const useClaimTexts = textsHook(claimTexts)
