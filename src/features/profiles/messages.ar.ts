import type { en } from './messages.en.ts'

export const ar: typeof en = {
  formerCandidate: 'ملف سابق',
  errors: {
    consentNeeded:
      'يرجى الموافقة على حفظ هذه البيانات: الديانة والحالة الاجتماعية والأطفال بيانات ذات طبيعة خاصة بحكم القانون.',
    tooYoungToPublish: 'يمكن نشر الملف ابتداءً من سن 18.',
    incompleteToPublish:
      'يرجى أولاً تعبئة الوظيفة والجنسية وتاريخ الميلاد: فلا يُعرض على الأسر ملف من دونها.',
    neededToPublish: 'هذا مطلوب قبل عرض الملف على الأسر.',
    wageBelowLaw: 'يشترط القانون ما لا يقل عن {minimum_wage} ريال شهرياً ({minimum_wage_source}).',
    endsBeforeStart: 'تاريخ النهاية قبل تاريخ البداية.',
    dateInFuture: 'هذا التاريخ في المستقبل.',
    mustBePositive: 'يجب أن تكون القيمة أكبر من 0.',
    invalidEmail: 'يرجى إدخال بريد إلكتروني صحيح.',
    phoneByCodeOnly: 'لا يتغيّر رقمك إلا برمز تحقق، عبر «تغيير رقم الجوال».',
    hiddenUntilReviewed: 'ملفك مخفي إلى أن نراجع تعديلاتك. سنخبرك.',
    numberObjected: 'وصل من صاحب هذا الرقم طلب بعدم الإدراج لدى مكتبكم.',
    CANDIDATE_UNAVAILABLE: 'هذا الملف لم يعد متاحًا',
    candidateNotFound: 'لم يُعثر على الملف',
  },
}
