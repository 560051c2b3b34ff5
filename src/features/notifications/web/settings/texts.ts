import { textsHook } from '../../../../platform/web/texts.ts'
import { channelTexts } from '../../channel-texts.ts'

export const useSettingsTexts = textsHook(channelTexts)
