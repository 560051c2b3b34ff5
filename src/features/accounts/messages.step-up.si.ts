import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'මේ ඔබම බව තහවුරු කරන්න',
  text: (minutes) =>
    `මේ පියවර ඔබට විතරයි, ඒ නිසා ඔබ කවුද කියලා පෙන්වන්න. ඊට පස්සේ ${plural('si', minutes, { other: 'විනාඩි #ක්' })} ඒක වලංගුයි.`,
  password: 'ඔබේ මුරපදය',
  code: 'ඇප් එකේ කේතය, නැත්නම් හදිසි කේතයක්',
  codeRequired: 'කේතය ලියන්න.',
  submit: 'තහවුරු කරන්න',
  cancel: 'අවලංගු කරන්න',
  failed: 'මේක බලන්න බැරි වුණා. නැවත උත්සාහ කරන්න.',
}
