import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'Sehemu',
  home: 'Mwanzo',
  messages: 'Ujumbe',
  hire: 'Kazi',
  profile: 'Profaili',
  today: 'Leo',
  work: 'Kazi',
  me: 'Mimi',
  recruitment: 'Uajiri',
  papers: 'Hati',
}
