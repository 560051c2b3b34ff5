import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  record_kept: {
    label: 'مكتب يحتفظ بملف لك',
    words: (agency) => ({
      title: `يحتفظ مكتب ${agency} بملف تحت رقمك`,
      text: `يحتفظ مكتب ${agency} بملف تحت رقمك. يمكنك من صفحتك تولّي إدارته أو الاعتراض عليه.`,
    }),
  },
  record_claimed: {
    label: 'انتقال إدارة ملف إلى صاحبه',
    words: (name) => ({
      title: `انتقلت إدارة ملف ${name} إلى صاحبه`,
      text: `تم تأكيد رقم ${name}، وإدارة الملف لصاحبه من الآن. يبقى الملف بين مرشحيكم، ولصاحبه القرار في ما يراه الجميع.`,
    }),
  },
  record_objected: {
    label: 'اعتراض على ملف لديكم',
    words: (name) => ({
      title: `اعتراض على عرض ملف ${name}`,
      text: `وصل من صاحب الرقم المسجل في ملف ${name} اعتراض على عرضه. لم يعد الملف معروضاً ولا يمكن نشره من جديد.`,
    }),
  },
  agency_left: {
    label: 'مغادرة المكتب',
    words: (name) => ({
      title: `مغادرة ${name} مكتبكم`,
      text: `تمت مغادرة ${name} مكتبكم. أصبح الملف لصاحبه وحده ولم يعد في قائمتكم.`,
    }),
  },
}
