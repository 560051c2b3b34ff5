import type { en } from './calendar.en.ts'

export const fil: typeof en = {
  pattern: 'araw/buwan/taon',
  open: 'Pumili sa kalendaryo',
  close: 'Isara',
  month: 'Buwan',
  year: 'Taon',
  previous: 'Nakaraang buwan',
  next: 'Susunod na buwan',
  unknown: 'Pakilagay ang tamang petsa, tulad ng 25/03/2026',
  from: (day) => `Pumili ng ${day} o mas huli`,
  until: (day) => `Pumili ng ${day} o mas maaga`,
  time: 'Pumili ng oras',
}
