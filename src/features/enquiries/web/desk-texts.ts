import { textsHook } from '../../../platform/web/texts.ts'
import { desk as ar } from '../messages.desk.ar.ts'
import { desk as en } from '../messages.desk.en.ts'

/** The words of reports and of the operator's desk. */
export const useDeskTexts = textsHook({ en, ar })
