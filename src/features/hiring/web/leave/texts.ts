import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.leave.en.ts'

export const leaveTexts = translated(en)
export const useLeaveTexts = textsHook(leaveTexts)
