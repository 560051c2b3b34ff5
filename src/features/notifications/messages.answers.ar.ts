import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'نعم, نعم موافق, نعم موافقه, ايوه, ايوا, اي, اي نعم, اوكي, تمام, موافق, موافقه, اوافق, قبلت, اقبل, اكيد',
  no: 'لا, لا شكرا, كلا, ارفض, اعتذر, غير موافق, غير موافقه',
  stop: 'توقف, توقفوا, ايقاف, اوقف, اوقفوا, قف, الغاء الاشتراك',
}
