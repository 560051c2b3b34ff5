import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  record_kept: {
    label: 'مكتب يحتفظ بملف لكِ',
    words: (agency) => ({
      title: `يحتفظ مكتب ${agency} بملف تحت رقمكِ`,
      text: `يحتفظ مكتب ${agency} بملف تحت رقمكِ. افتحي صفحتكِ: يمكنكِ تولّي إدارته أو الاعتراض عليه.`,
    }),
  },
  record_claimed: {
    label: 'تولّت عاملة إدارة ملفها',
    words: (name) => ({
      title: `أصبحت ${name} تدير ملفها بنفسها`,
      text: `أكدت ${name} رقمها وتدير ملفها بنفسها من الآن. تبقى من مرشحاتكم، وهي من تقرر ما يراه الجميع.`,
    }),
  },
  record_objected: {
    label: 'اعترضت عاملة على ملفها لديكم',
    words: (name) => ({
      title: `لا ترغب ${name} في عرض ملفها`,
      text: `اعترضت صاحبة الرقم المسجل في ملف ${name} على عرضه. لم يعد الملف معروضاً ولا يمكن نشره من جديد.`,
    }),
  },
  agency_left: {
    label: 'غادرت عاملة المكتب',
    words: (name) => ({
      title: `غادرت ${name} مكتبكم`,
      text: `غادرت ${name} مكتبكم. أصبح ملفها لها وحدها ولم يعد في قائمتكم.`,
    }),
  },
}
