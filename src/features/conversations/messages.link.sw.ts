import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'Ujumbe',
  write: 'Andika',
  writeTo: (name) => `Mwandikie ${name}`,
  unread: (n) => plural('sw', n, { one: '# haujasomwa', other: '# haijasomwa' }),
}
