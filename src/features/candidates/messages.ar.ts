import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    consentNeeded: 'يرجى الموافقة على حفظ هذه البيانات: الديانة والحالة الاجتماعية والأطفال بيانات ذات طبيعة خاصة بحكم القانون.',
    tooYoungToPublish: 'يمكن نشر الملف ابتداءً من سن 18.',
    dateInFuture: 'هذا التاريخ في المستقبل.',
    mustBePositive: 'يجب أن تكون القيمة أكبر من 0.',
    invalidEmail: 'يرجى إدخال بريد إلكتروني صحيح.',
    phoneByCodeOnly: 'لا يتغيّر رقمكِ إلا برمز تحقق: استخدمي «تغيير رقم الجوال».',
    profileChangedElsewhere: 'تغيّر ملفكِ في نافذة أخرى في هذه الأثناء. لم يضع شيء مما كتبتِه: راجعي النسخة الجديدة ثم احفظي من جديد.',
    expiryBeforeIssue: 'تاريخ الانتهاء يسبق تاريخ الإصدار.',
    tooManyDocuments: 'لديكِ 50 مستنداً. يرجى حذف أحدها أولاً.',
    CANDIDATE_UNAVAILABLE: 'لم تعد متاحة',
    hiredStays: 'تبقى المرشحة الموظفة في قائمتكم.',
    recordIsHers: 'هي من تدير ملفها بنفسها، ولا يمكن حذفه إلا من قِبلها.',
    nameIsHers: 'هي من تدير اسمها ورقمها بنفسها.',
    candidateNotFound: 'لم يُعثر على ملف المرشحة',
    salaryRangeReversed: 'الحد الأدنى للراتب أعلى من الحد الأقصى.',
    ageRangeReversed: 'الحد الأدنى للعمر أعلى من الحد الأقصى.',
  },
}
