import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { frame } from '../messages.frame.en.ts'
import { ways } from '../messages.ways.en.ts'

export const frameTexts = translated(frame)
export const useFrameTexts = textsHook(frameTexts)
export const useWaysTexts = textsHook(translated(ways))
