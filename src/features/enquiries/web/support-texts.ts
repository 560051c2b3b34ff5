import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { desk as en } from '../messages.support.en.ts'

/** The words of the operator's support queue. */
export const useSupportTexts = textsHook(translated(en))
