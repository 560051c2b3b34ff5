import { textsHook } from '../../../platform/web/texts.ts'
import { frame as ar } from '../messages.frame.ar.ts'
import { frame as en } from '../messages.frame.en.ts'

export const frameTexts = { en, ar }
export const useFrameTexts = textsHook(frameTexts)
