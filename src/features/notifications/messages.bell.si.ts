import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'දැනුම්දීම්',
  unread: (count) => `දැනුම්දීම්: ${plural('si', count, { other: 'නොකියවපු ඒවා #' })}`,
}
