import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import { countMax } from '../../platform/shared/paging.ts'
import type { frame as english } from './messages.frame.en.ts'

const most = formatNumber(countMax)

export const frame: typeof english = {
  title: 'لوحة الإشراف',
  metaTitle: (room) => `${room} | منزل`,
  menu: 'قائمة لوحة الإشراف',
  close: 'إغلاق',
  retry: 'المحاولة من جديد',
  cancel: 'إلغاء',
  loading: 'جارٍ تحميل لوحة الإشراف',
  failed: { title: 'تعذّر تحميل هذه الصفحة', text: 'يرجى التحقق من اتصالك والمحاولة من جديد.' },
  away: {
    offline: 'لا يوجد اتصال بالإنترنت',
    unreachable: 'تعذّر الوصول إلى منزل',
    text: 'يرجى التحقق من اتصالك والمحاولة من جديد.',
  },
  noSecondFactor: 'يدخل هذا الحساب بكلمة المرور وحدها، وهذا مسموح في النسخة التجريبية فقط.',
  setUpSecondFactor: 'إعداد عامل التحقق الثاني',
  groups: { work: 'المهام', people: 'الأشخاص', money: 'الأموال', site: 'الموقع', records: 'السجلات' },
  rooms: {
    settings: 'الإعدادات',
    newsletter: 'النشرة البريدية',
    overview: 'نظرة عامة',
    health: 'حالة الموقع',
    reviews: 'الجديد في الموقع',
    papers: 'مستندات للتحقق',
    reports: 'البلاغات',
    conversations: 'المحادثات المبلّغ عنها',
    enquiries: 'الرسائل',
    claims: 'المطالبات',
    users: 'المستخدمون',
    administrators: 'المشرفون',
    agencies: 'المكاتب',
    orders: 'الطلبات',
    ledger: 'دفتر الحسابات',
    recruitments: 'الاستقدام',
    data: 'حماية البيانات',
    audit: 'سجل التدقيق',
    messages: 'رسائل لم تصل',
    secondFactor: 'عامل التحقق الثاني',
  },
  list: {
    loading: 'جارٍ تحميل القائمة',
    all: 'الكل',
    clear: 'مسح',
    export: 'تصدير CSV',
    exportFailed: 'تعذّر إعداد الملف. يرجى المحاولة بعد قليل.',
    retry: 'المحاولة من جديد',
    stale: 'تعذّر التحديث، وقد لا تكون المعلومات المعروضة محدّثة.',
    failed: { title: 'تعذّر تحميل القائمة', text: 'يرجى التحقق من اتصالك والمحاولة من جديد.' },
    nothingFound: {
      title: 'لا توجد نتائج',
      text: 'قد تفيد كلمات أقل أو غيرها، أو مسح عوامل التصفية.',
    },
    pastEnd: { title: 'تنتهي القائمة قبل هذه الصفحة', action: 'إلى الصفحة الأولى' },
    found: (total, isMore) =>
      isMore
        ? `أكثر من ${most} نتيجة`
        : plural('ar', total, {
            zero: 'لا نتائج',
            one: 'نتيجة واحدة',
            two: 'نتيجتان',
            few: '# نتائج',
            many: '# نتيجة',
            other: '# نتيجة',
          }),
    pages: {
      bar: 'الصفحات',
      previous: 'الصفحة السابقة',
      next: 'الصفحة التالية',
      page: (page) => `الصفحة ${page}`,
    },
  },
}
