import type * as en from './messages.managed.en.ts'

export const managed: typeof en.managed = {
  answer:
    'لا رمز بلا حساب، فالتوقيع على الورق: يُفتح العرض ويُقرأ معًا ثم يُوقَّع، وبعد ذلك تُرفع الصفحة الموقّعة. وإن كان الرد بالرفض فيُبلَّغ عنه كمشكلة مع ذكر السبب.',
}

export const managedNotices: typeof en.managedNotices = {
  opened: {
    label: 'توظيف أحد مرشحيك لدى أسرة',
    title: 'تم توظيف أحد مرشحيك',
    text: ({ candidate, household }) =>
      `تم توظيف ${candidate} لدى ${household}. هنا كل خطوة من إجراءات الاستقدام.`,
  },
  offer: {
    label: 'وصول عرض عمل لأحد مرشحيك',
    title: 'عرض عمل لأحد مرشحيك',
    text: ({ candidate, household }) =>
      `وصل من ${household} عرض عمل باسم ${candidate}. طريقة توقيعه في صفحة الاستقدام.`,
  },
  replaced: {
    label: 'استبدال عرض مُرسل لأحد مرشحيك',
    title: 'عرض جديد لأحد مرشحيك',
    text: ({ candidate, household }) =>
      `وصل من ${household} عرض جديد باسم ${candidate} بدلًا من العرض السابق الذي لم يعد قائمًا. طريقة توقيعه في صفحة الاستقدام.`,
  },
}
