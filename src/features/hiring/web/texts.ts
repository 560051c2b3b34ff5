import { textsHook } from '../../../platform/web/texts.ts'
import { texts } from '../texts.ts'

export { texts }
export const useTexts = textsHook(texts)
