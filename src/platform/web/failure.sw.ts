import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const sw: typeof en = {
  offline: 'Huna mtandao.',
  outOfDate: 'Unachoona huenda si cha sasa.',
  unreachable: 'Manzil haikuweza kufikiwa.',
  waitSeconds: (seconds) =>
    `Umejaribu mara nyingi mno. Jaribu tena baada ya ${plural('sw', seconds, { one: 'sekunde #', other: 'sekunde #' })}.`,
  waitMinutes: (minutes) =>
    `Umejaribu mara nyingi mno. Jaribu tena baada ya ${plural('sw', minutes, { one: 'dakika #', other: 'dakika #' })}.`,
}
