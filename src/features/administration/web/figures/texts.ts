import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { figures as en } from '../../messages.figures.en.ts'

export const useFiguresTexts = textsHook(translated(en))
