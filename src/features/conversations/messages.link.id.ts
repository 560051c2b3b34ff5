import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'Pesan',
  write: 'Kirim pesan',
  writeTo: (name) => `Kirim pesan ke ${name}`,
  unread: (n) => plural('id', n, { other: '# belum dibaca' }),
}
