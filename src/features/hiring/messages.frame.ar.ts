import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'لوحة التحكم',
  metaTitle: (room) => `${room} | منزل`,
  loading: 'جارٍ تحميل لوحة التحكم',
  failed: { title: 'تعذّر تحميل لوحة التحكم', text: 'يرجى التحقق من اتصالك والمحاولة من جديد.' },
  away: {
    offline: 'لا يوجد اتصال بالإنترنت',
    unreachable: 'تعذّر الوصول إلى منزل',
    text: 'يرجى التحقق من اتصالك والمحاولة من جديد.',
  },
  welcome: (name) => `أهلاً بك، \u2068${name}\u2069`,
  retry: 'إعادة المحاولة',
}
