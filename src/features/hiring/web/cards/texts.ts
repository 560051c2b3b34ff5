import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { cards } from '../../messages.cards.en.ts'

export const useCardTexts = textsHook(translated(cards))
