import { textsHook } from '../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page needs these few words, the others come with the home page.
const en = {
  brand: 'Manzil',
  about: 'Households in Qatar find and hire the people who help at home.',
  skip: 'Skip to the content',
  loading: 'Loading the page',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  candidates: 'All Candidates',
  toTop: 'Back to the top',
  demo: { text: 'This is a demo: the people are invented and no money moves.', link: 'Try every role', hide: 'Hide this bar' },
  footer: {
    label: 'Footer',
    explore: 'Explore',
    help: 'Help',
    howItWorks: 'How it works',
    faq: 'FAQ',
    testimonials: 'Testimonials',
    demo: 'The demo',
    settings: 'Language and look',
    fairness: 'Workers never pay a fee, at any step.',
  },
  theme: { label: 'Look', light: 'Light', dark: 'Dark', system: 'As the device' },
  toasts: { label: 'Messages', close: 'Close' },
  errors: {
    notFound: { title: 'This page is not here', text: 'The address may be mistyped, or the page has moved. The people are still where they were.' },
    failed: { title: 'Something went wrong on our side', text: 'It was nothing you did. Please try again in a moment.' },
    retry: 'Try again',
    toHome: 'To the home page',
  },
}

const ar: typeof en = {
  brand: 'منزل',
  about: 'هنا تجد الأسر في قطر من يساعدها في المنزل وتوظّفه.',
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ تحميل الصفحة',
  navigation: 'الرئيسية',
  menu: 'القائمة',
  home: 'الرئيسية',
  candidates: 'جميع المرشحات',
  toTop: 'العودة إلى الأعلى',
  demo: { text: 'هذه نسخة تجريبية: الأشخاص غير حقيقيين ولا تُدفع أي أموال.', link: 'جرّب كل الأدوار', hide: 'إخفاء هذا الشريط' },
  footer: {
    label: 'أسفل الصفحة',
    explore: 'استكشف',
    help: 'مساعدة',
    howItWorks: 'كيف نعمل',
    faq: 'الأسئلة الشائعة',
    testimonials: 'آراء العملاء',
    demo: 'النسخة التجريبية',
    settings: 'اللغة والمظهر',
    fairness: 'لا تدفع العاملات أي رسوم، في أي خطوة.',
  },
  theme: { label: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
  toasts: { label: 'الرسائل', close: 'إغلاق' },
  errors: {
    notFound: { title: 'هذه الصفحة غير موجودة', text: 'قد يكون العنوان مكتوبًا بشكل غير صحيح، أو أن الصفحة انتقلت إلى مكان آخر.' },
    failed: { title: 'حدث خطأ من جهتنا', text: 'لم ترتكب أي خطأ. يرجى المحاولة من جديد بعد لحظات.' },
    retry: 'إعادة المحاولة',
    toHome: 'إلى الصفحة الرئيسية',
  },
}

export const useSiteTexts = textsHook({ en, ar })
