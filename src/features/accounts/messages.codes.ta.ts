import type { Translation } from '../../platform/shared/catalogues.ts'
import type { codes as en } from './messages.codes.en.ts'

export const codes: Translation<typeof en> = {
  checking: 'உங்கள் பிரவுசரைச் சரிபார்க்கிறோம். சிறிது நேரம் ஆகும்…',
}
