import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'Arifa',
  unread: (count) =>
    `Arifa: ${plural('sw', count, { one: '# haijasomwa', other: '# hazijasomwa' })}`,
}
