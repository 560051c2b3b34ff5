import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'መልእክቶች',
  write: 'መልእክት ይጻፉ',
  writeTo: (name) => `ለ${name} መልእክት ይጻፉ`,
  unread: (n) => plural('am', n, { one: '# ያልተነበበ', other: '# ያልተነበበ' }),
}
