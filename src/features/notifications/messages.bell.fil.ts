import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'Mga abiso',
  unread: (count) =>
    `Mga abiso: ${plural('fil', count, { one: '# hindi pa nababasa', other: '# hindi pa nababasa' })}`,
}
