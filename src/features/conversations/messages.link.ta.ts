import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'செய்திகள்',
  write: 'செய்தி எழுது',
  writeTo: (name) => `செய்தி எழுது: ${name}`,
  unread: (n) => plural('ta', n, { one: 'படிக்காதது #', other: 'படிக்காதவை #' }),
}
