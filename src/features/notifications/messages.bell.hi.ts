import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'सूचनाएँ',
  unread: (count) => `सूचनाएँ: ${plural('hi', count, { one: '# नहीं पढ़ी', other: '# नहीं पढ़ीं' })}`,
}
