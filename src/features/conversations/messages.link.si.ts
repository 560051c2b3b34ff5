import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'පණිවිඩ',
  write: 'පණිවිඩයක් යවන්න',
  writeTo: (name) => `${name} වෙත පණිවිඩයක් යවන්න`,
  unread: (n) => plural('si', n, { other: 'නොකියවපු ඒවා #' }),
}
