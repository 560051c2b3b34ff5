import type { Translation } from '../../platform/shared/catalogues.ts'
import type { codes as en } from './messages.codes.en.ts'

export const codes: Translation<typeof en> = {
  checking: 'आपके ब्राउज़र की जाँच हो रही है। थोड़ा रुकें…',
}
