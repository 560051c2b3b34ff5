import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { guide } from '../messages.guide.en.ts'
import { managed } from '../messages.managed.en.ts'
import { en } from '../messages.en.ts'

export const texts = translated(en)
export const useTexts = textsHook(texts)

export const guideTexts = translated(guide)
export const useGuideTexts = textsHook(guideTexts)

export const managedTexts = translated(managed)
export const useManagedTexts = textsHook(managedTexts)
