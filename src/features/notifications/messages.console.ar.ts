import { frame } from '../console/messages.frame.ar.ts'
import type { rooms as english } from './messages.console.en.ts'

const { rooms: names } = frame

export const rooms: typeof english = {
  messages: {
    title: names.messages,
    search: 'المستلم أو نوع الرسالة',
    text: 'رسائل نصية وإلكترونية توقفت محاولات إرسالها أو أُبلغ عن ضياعها. لا تُعرض نصوصها، وتُمحى نصوص ما فيه رمز.',
    columns: { to: 'إلى', kind: 'الرسالة', why: 'السبب', tries: 'المحاولات', at: 'الوقت' },
    channels: { sms: 'رسالة نصية', whatsapp: 'واتساب', email: 'بريد إلكتروني' },
    states: { dead: 'توقفت المحاولات', failed: 'أُبلغ عن ضياعها' },
    retry: 'إرسال من جديد',
    retryTo: (to) => `إرسال من جديد إلى ${to}`,
    erased: 'مُحي نصها',
    sent: 'هي في طريقها من جديد.',
    empty: { title: 'وصل كل شيء', text: 'ما يتعذّر تسليمه يظهر هنا.' },
  },
}
