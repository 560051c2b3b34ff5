import { textsHook } from '../../../../platform/web/texts.ts'
import { figures as ar } from '../../messages.figures.ar.ts'
import { figures as en } from '../../messages.figures.en.ts'

export const useFiguresTexts = textsHook({ en, ar })
