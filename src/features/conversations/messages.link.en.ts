import { plural } from '../../platform/shared/locale.ts'

/** The way to one's conversations, wherever it stands. */
export const link = {
  label: 'Messages',
  write: 'Message',
  writeTo: (name: string) => `Message ${name}`,
  unread: (n: number) => plural('en', n, { one: '# unread', other: '# unread' }),
}
