import { plural } from '../../platform/shared/locale.ts'

/** What the bell in the header says. */
export const bell = {
  label: 'Notifications',
  unread: (count: number) =>
    `Notifications: ${plural('en', count, { one: '# unread', other: '# unread' })}`,
}
