import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'Pemberitahuan',
  unread: (count) => `Pemberitahuan: ${plural('id', count, { other: '# belum dibaca' })}`,
}
