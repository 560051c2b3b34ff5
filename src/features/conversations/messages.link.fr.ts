import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'Messages',
  write: 'Écrire',
  writeTo: (name) => `Écrire à ${name}`,
  unread: (n) => plural('fr', n, { one: '# non lu', other: '# non lus' }),
}
