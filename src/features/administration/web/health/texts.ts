import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { health } from '../../messages.health.en.ts'

export const healthTexts = translated(health)
export const useHealthTexts = textsHook(healthTexts)
