import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'ማሳወቂያዎች',
  unread: (count) => `ማሳወቂያዎች፦ ${plural('am', count, { one: '# ያልተነበበ', other: '# ያልተነበቡ' })}`,
}
