import { translated } from '../../../platform/shared/catalogues.ts'
import { heart, panel } from '../messages.panel.en.ts'

export const panelTexts = translated(panel)

/** What the heart of a card says, wherever the card stands. */
export const heartTexts = translated(heart)
