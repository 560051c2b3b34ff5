import { textsHook } from '../../../../platform/web/texts.ts'
import { health as ar } from '../../messages.health.ar.ts'
import { health as en } from '../../messages.health.en.ts'

export const healthTexts = { en, ar }
export const useHealthTexts = textsHook(healthTexts)
