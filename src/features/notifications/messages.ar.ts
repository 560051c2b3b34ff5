import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const ar: typeof en = {
  bell: {
    label: 'الإشعارات',
    unread: (count) =>
      `الإشعارات: ${plural('ar', count, { one: 'إشعار واحد غير مقروء', two: 'إشعاران غير مقروءين', few: '# إشعارات غير مقروءة', many: '# إشعاراً غير مقروء', other: '# إشعار غير مقروء' })}`,
  },
  list: {
    metaTitle: 'الإشعارات | منزل',
    title: 'الإشعارات',
    loading: 'جارٍ تحميل إشعاراتك...',
    failed: 'تعذّر تحميل إشعاراتك',
    failedText: 'يرجى المحاولة من جديد بعد لحظات.',
    retry: 'إعادة المحاولة',
    filter: 'أي الإشعارات',
    kind: 'الموضوع',
    allKinds: 'كل شيء',
    noneOfKind: { title: 'لا شيء من هذا النوع', text: 'اختر نوعاً آخر أو اعرض كل شيء.' },
    all: 'الكل',
    unread: 'غير المقروءة',
    markAll: 'وضع علامة مقروء على الكل',
    markOne: 'وضع علامة مقروء',
    markFailed: 'تعذّر الحفظ. يرجى المحاولة من جديد.',
    isNew: 'جديد',
    today: 'اليوم',
    yesterday: 'أمس',
    empty: { title: 'لا شيء هنا بعد', text: 'عندما يحدث ما يعنيك ستجده هنا.' },
    allRead: { title: 'قرأت كل شيء', text: 'لا يوجد ما لم تره.' },
    pages: {
      bar: 'الصفحات',
      page: (page) => `الصفحة ${page}`,
      previous: 'الصفحة السابقة',
      next: 'الصفحة التالية',
    },
  },
  settings: {
    metaTitle: 'إعدادات الإشعارات | منزل',
    title: 'إعدادات الإشعارات',
    text: 'اختر ما يصلك وكيف يصلك. يُحفظ كل تغيير فوراً.',
    loading: 'جارٍ تحميل إعداداتك...',
    failed: 'تعذّر تحميل إعداداتك',
    saveFailed: 'تعذّر الحفظ. يرجى المحاولة من جديد.',
    quiet: {
      title: 'ساعات الهدوء',
      label: 'لا رسائل في الليل',
      hint: 'من 9 مساءً إلى 7 صباحاً بتوقيت قطر لا يصلك برسالة نصية أو بريد إلا العاجل، والباقي يصلك في السابعة صباحاً.',
    },
    kinds: {
      title: 'ماذا وكيف',
      kind: 'الإشعار',
      product: 'في منزل',
      sms: 'رسالة نصية',
      email: 'بريد إلكتروني',
    },
    channelOf: (channel, kind) => `${kind}: ${channel}`,
    urgent: 'عاجل: يصلك ليلاً أيضاً',
    fixed: 'حفاظاً على أمان حسابك يصلك هذا دائماً.',
    noEmail: 'لتصلك رسائل البريد أكّد عنوانك أولاً.',
    toAccount: 'إلى حسابك',
  },
}
