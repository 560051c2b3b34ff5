import type * as en from './messages.history.en.ts'

export const history: typeof en.history = {
  title: 'العمل السابق',
  add: 'إضافة أسرة',
  entry: (n) => `الأسرة ${n}`,
  country: 'البلد',
  family: 'الأسرة بكلمات قليلة',
  children: 'أعمار الأطفال',
  from: 'من (السنة والشهر)',
  to: 'إلى (السنة والشهر)',
  toHint: 'يُترك فارغًا ما دام العمل مستمرًا',
  reason: 'سبب انتهاء العمل',
  referenceName: 'من يمكن سؤاله',
  referencePhone: 'رقم الهاتف',
  referenceNote:
    'تذكر الصفحة فقط أن هناك من يمكن سؤاله. يبقى الاسم والرقم مخفيين، وقد تتصل بهما منزل.',
  now: 'حتى اليوم',
  given: 'يوجد من يمكن سؤاله',
  period: (from, to) => `${from} – ${to}`,
}
