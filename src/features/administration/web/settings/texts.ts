import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { settings as en } from '../../messages.settings.en.ts'

export const settingsTexts = translated(en)
export const useSettingsTexts = textsHook(settingsTexts)
