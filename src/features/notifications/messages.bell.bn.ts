import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'নোটিফিকেশন',
  unread: (count) => `নোটিফিকেশন: ${plural('bn', count, { one: '#টি না-পড়া', other: '#টি না-পড়া' })}`,
}
