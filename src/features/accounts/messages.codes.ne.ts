import type { Translation } from '../../platform/shared/catalogues.ts'
import type { codes as en } from './messages.codes.en.ts'

export const codes: Translation<typeof en> = {
  checking: 'तपाईंको ब्राउजर जाँच हुँदैछ। एकछिन पर्खनुहोस्…',
}
