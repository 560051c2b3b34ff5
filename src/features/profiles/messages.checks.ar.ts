import type { checks as en, visibility as enVisibility } from './messages.checks.en.ts'
import { checkedItems } from './messages.attributes.ar.ts'
import { words } from './messages.words.ar.ts'

export const checks: typeof en = {
  badge: words.card.checked,
  what: {
    identity: 'قورن جواز السفر أو بطاقة الهوية بالاسم المكتوب في هذا الملف.',
    licence: 'قورنت رخصة القيادة بالاسم المكتوب في هذا الملف.',
    medical: 'تم الاطلاع على شهادة طبية. مضمونها يبقى خاصاً.',
    references: 'سُئلت أسرة أو جهة عمل سابقة ذكرها صاحب هذا الملف.',
  },
  method: {
    original_seen: 'بالاطلاع على الأصل',
    copy_seen: 'بالاطلاع على نسخة',
    video_call: 'بالمقارنة في مكالمة مرئية',
    issuer_asked: 'بسؤال الجهة المُصدِرة',
    household_asked: 'بسؤال الأسرة هاتفياً',
  },
  title: 'ما تم التحقق منه',
  how: 'كيف',
  by: 'بواسطة',
  operator: 'مشرف منصة منزل',
  twoOperators: 'مشرفان من منصة منزل، كل منهما على حدة',
  nameDiffers: 'يكتب المستند الاسم بصيغة مختلفة، وقد دوّن المشرف سبب كونه الشخص نفسه.',
  on: 'التاريخ',
  until: 'صالح حتى',
  more: 'ولا يعني ذلك أي شيء آخر.',
  guide: 'كيف نتحقق',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'توقف ظهور الملف',
    title: 'لم يعد الملف معروضاً',
    text: (name, reason) =>
      reason === 'under_age'
        ? `ملف ${name} غير معروض: العمر المسجل فيه أقل من 18 سنة، ولا يُعرض أحد دون هذا العمر. إن كان ذلك خطأً فيرجى تصحيحه ثم نشر الملف من جديد.`
        : `ملف ${name} غير معروض حالياً: تنقصه الوظيفة أو الجنسية أو العمر. عند استكمالها تراه الأسر من جديد.`,
  },
  profile_shown_now: {
    label: 'ظهور الملف',
    title: 'أصبح ملفك معروضاً للأسر',
    text: (name) =>
      `اكتمل في ملف ${name} كل ما يلزم، وأصبح بإمكان الأسر العثور عليه كما هو مطلوب. ويمكن إزالته من القائمة في أي وقت.`,
  },
}
