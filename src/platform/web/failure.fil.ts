import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const fil: typeof en = {
  offline: 'Offline ka.',
  outOfDate: 'Baka luma na ang nakikita mo.',
  unreachable: 'Hindi maabot ang Manzil.',
  waitSeconds: (seconds) =>
    `Masyadong maraming subok. Subukan ulit pagkalipas ng ${plural('fil', seconds, { one: '# segundo', other: '# segundo' })}.`,
  waitMinutes: (minutes) =>
    `Masyadong maraming subok. Subukan ulit pagkalipas ng ${plural('fil', minutes, { one: '# minuto', other: '# minuto' })}.`,
}
