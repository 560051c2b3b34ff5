import type { en } from './calendar.en.ts'

export const sw: typeof en = {
  pattern: 'siku/mwezi/mwaka',
  open: 'Chagua kwenye kalenda',
  close: 'Funga',
  month: 'Mwezi',
  year: 'Mwaka',
  previous: 'Mwezi uliopita',
  next: 'Mwezi ujao',
  unknown: 'Tafadhali andika tarehe sahihi, kama 25/03/2026',
  from: (day) => `Tafadhali chagua ${day} au baada yake`,
  until: (day) => `Tafadhali chagua ${day} au kabla yake`,
  time: 'Chagua saa',
}
