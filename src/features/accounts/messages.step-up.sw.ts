import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'Thibitisha kuwa ni wewe',
  text: (minutes) =>
    `Hatua hii ni yako peke yako, kwa hiyo tafadhali thibitisha wewe ni nani. Itadumu ${plural('sw', minutes, { one: 'dakika #', other: 'dakika #' })}.`,
  password: 'Nenosiri lako',
  code: 'Msimbo wa app yako, au msimbo wa dharura',
  codeRequired: 'Tafadhali andika msimbo.',
  submit: 'Thibitisha',
  cancel: 'Ghairi',
  failed: 'Hii haikuweza kukaguliwa. Tafadhali jaribu tena.',
}
