import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'الرسائل',
  write: 'مراسلة',
  writeTo: (name) => `مراسلة ${name}`,
  unread: (n) => plural('ar', n, { one: 'غير مقروءة', other: '# غير مقروءة' }),
}
