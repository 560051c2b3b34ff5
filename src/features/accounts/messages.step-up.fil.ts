import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'Patunayang ikaw nga ito',
  text: (minutes) =>
    `Para sa iyo lang ang hakbang na ito, kaya patunayan kung sino ka. May bisa ito nang ${plural('fil', minutes, { one: '# minuto', other: '# minuto' })}.`,
  password: 'Iyong password',
  code: 'Code mula sa app mo, o recovery code',
  codeRequired: 'Ilagay ang code.',
  submit: 'Kumpirmahin',
  cancel: 'Kanselahin',
  failed: 'Hindi ito masuri. Subukan ulit.',
}
