import { textsHook } from '../../../platform/web/texts.ts'
import { screens, words } from '../texts.ts'

export { screens as texts }
export const useTexts = textsHook(screens)
export const useTermWords = textsHook(words)
