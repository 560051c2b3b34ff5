import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { bell } from '../messages.bell.en.ts'

export const useBellTexts = textsHook(translated(bell))
