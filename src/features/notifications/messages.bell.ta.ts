import { plural } from '../../platform/shared/locale.ts'
import type { bell as en } from './messages.bell.en.ts'

export const bell: typeof en = {
  label: 'அறிவிப்புகள்',
  unread: (count) =>
    `அறிவிப்புகள்: ${plural('ta', count, { one: 'படிக்காதது #', other: 'படிக்காதவை #' })}`,
}
