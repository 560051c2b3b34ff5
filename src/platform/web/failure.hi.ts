import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const hi: typeof en = {
  offline: 'आप ऑफ़लाइन हैं।',
  outOfDate: 'जो दिख रहा है, वह पुराना हो सकता है।',
  unreachable: 'Manzil तक पहुँच नहीं हुई।',
  waitSeconds: (seconds) =>
    `बहुत बार कोशिश हुई। ${plural('hi', seconds, { one: '# सेकंड', other: '# सेकंड' })} बाद फिर से कोशिश करें।`,
  waitMinutes: (minutes) =>
    `बहुत बार कोशिश हुई। ${plural('hi', minutes, { one: '# मिनट', other: '# मिनट' })} बाद फिर से कोशिश करें।`,
}
