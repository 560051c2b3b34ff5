import type { managed as en } from './messages.managed.en.ts'

export const managed: typeof en = {
  yes: 'نعم، بالنيابة',
  yesText: 'يمكن للأسرة بعدها إتمام التوظيف. لا يُقتطع شيء من الأجر أبداً.',
  noPaid: 'دفعت الأسرة بالفعل. يعود إليها مالها كاملًا، ويعود الملف إلى القائمة.',
}
