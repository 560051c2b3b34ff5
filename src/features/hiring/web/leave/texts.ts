import { textsHook } from '../../../../platform/web/texts.ts'
import { ar } from '../../messages.leave.ar.ts'
import { en } from '../../messages.leave.en.ts'

export const leaveTexts = { en, ar }
export const useLeaveTexts = textsHook(leaveTexts)
