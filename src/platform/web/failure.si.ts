import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const si: typeof en = {
  offline: 'ඉන්ටර්නෙට් නැහැ.',
  outOfDate: 'පේන දේවල් පරණ වෙන්න පුළුවන්.',
  unreachable: 'Manzil එක්ක සම්බන්ධ වෙන්න බැරි වුණා.',
  waitSeconds: (seconds) =>
    `වාර ගණන වැඩියි. තව ${plural('si', seconds, { other: 'තත්පර #කින්' })} නැවත උත්සාහ කරන්න.`,
  waitMinutes: (minutes) =>
    `වාර ගණන වැඩියි. තව ${plural('si', minutes, { other: 'විනාඩි #කින්' })} නැවත උත්සාහ කරන්න.`,
}
