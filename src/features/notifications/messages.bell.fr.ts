import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'Notifications',
  unread: (count) =>
    `Notifications : ${plural('fr', count, { one: '# non lue', other: '# non lues' })}`,
}
