import { plural } from '../../platform/shared/locale.ts'
import type { link as en } from './messages.link.en.ts'

export const link: typeof en = {
  label: 'মেসেজ',
  write: 'মেসেজ দিন',
  writeTo: (name) => `${name}-কে মেসেজ দিন`,
  unread: (n) => plural('bn', n, { one: '#টি না-পড়া', other: '#টি না-পড়া' }),
}
