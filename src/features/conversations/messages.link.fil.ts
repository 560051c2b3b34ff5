import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'Mga mensahe',
  write: 'Mensahe',
  writeTo: (name) => `Sumulat kay ${name}`,
  unread: (n) => plural('fil', n, { one: '# hindi pa nababasa', other: '# hindi pa nababasa' }),
}
