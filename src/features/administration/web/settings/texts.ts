import { textsHook } from '../../../../platform/web/texts.ts'
import { settings as ar } from '../../messages.settings.ar.ts'
import { settings as en } from '../../messages.settings.en.ts'

export const settingsTexts = { en, ar }
export const useSettingsTexts = textsHook(settingsTexts)
