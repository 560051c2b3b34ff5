import type { en } from './messages.plain.en.ts'

export const ar: typeof en = {
  brand: 'منزل',
  candidates: 'جميع المرشحين',
  errors: {
    notFound: {
      title: 'هذه الصفحة غير موجودة',
      text: 'قد يكون العنوان مكتوبًا بشكل غير صحيح، أو أن الصفحة انتقلت إلى مكان آخر.',
    },
    failed: {
      title: 'حدث خطأ من جهتنا',
      text: 'ليس الخطأ منك. يرجى المحاولة من جديد بعد لحظات.',
    },
    retry: 'إعادة المحاولة',
    toHome: 'إلى الصفحة الرئيسية',
  },
}
