import { textsHook } from '../../../platform/web/texts.ts'
import { desk as ar } from '../messages.support.ar.ts'
import { desk as en } from '../messages.support.en.ts'

/** The words of reports and of the operator's support queue. */
export const useSupportTexts = textsHook({ en, ar })
