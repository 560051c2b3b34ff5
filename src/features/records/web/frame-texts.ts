import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { frame as en } from '../messages.frame.en.ts'

export const useFrameTexts = textsHook(translated(en))
