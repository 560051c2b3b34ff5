import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'सन्देश',
  write: 'सन्देश',
  writeTo: (name) => `${name} लाई सन्देश लेख्नुहोस्`,
  unread: (n) => plural('ne', n, { one: '# नपढेको', other: '# नपढेका' }),
}
