import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'सूचनाहरू',
  unread: (count) => `सूचनाहरू: ${plural('ne', count, { one: '# नपढेको', other: '# नपढेका' })}`,
}
