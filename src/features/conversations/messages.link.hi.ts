import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'मैसेज',
  write: 'मैसेज',
  writeTo: (name) => `${name} को मैसेज लिखें`,
  unread: (n) => plural('hi', n, { one: '# नहीं पढ़ा', other: '# नहीं पढ़े' }),
}
