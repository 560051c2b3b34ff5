import { useRouteLoaderData } from 'react-router'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page needs these few words, the others come with the home page.
const en = {
  purpose: 'Households in Qatar find and hire the people who help at home.',
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  candidates: 'All Candidates',
  visa: 'Visa Services',
  pricing: 'Pricing',
  about: 'About',
  contact: 'Contact',
  toTop: 'Back to the top',
  demo: {
    text: 'This is a demo: the people are invented and no money moves.',
    link: 'Try every role',
    hide: 'Hide this bar',
  },
  footer: {
    label: 'Footer',
    explore: 'Explore',
    help: 'Help',
    howItWorks: 'How it works',
    faq: 'FAQ',
    testimonials: 'Testimonials',
    privacy: 'Privacy',
    terms: 'Terms',
    demo: 'The demo',
    admin: 'Admin login',
    settings: 'Language and look',
    fairness: 'Workers never pay a fee, at any step.',
  },
  newsletter: {
    title: 'Newsletter',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    leaveEmpty: 'Leave this field empty',
  },
  theme: { label: 'Look', light: 'Light', dark: 'Dark', system: 'As the device' },
  toasts: { label: 'Messages', close: 'Close' },
  partMissing: 'Part of this page could not be loaded. It comes as soon as the connection is back.',
}

const ar: typeof en = {
  purpose: 'هنا تجد الأسر في قطر من يساعدها في المنزل وتوظّفه.',
  skip: 'الانتقال إلى المحتوى',
  navigation: 'الرئيسية',
  menu: 'القائمة',
  home: 'الرئيسية',
  candidates: 'جميع المرشحات',
  visa: 'خدمات التأشيرة',
  pricing: 'الأسعار',
  about: 'من نحن',
  contact: 'اتصل بنا',
  toTop: 'العودة إلى الأعلى',
  demo: {
    text: 'هذه نسخة تجريبية: الأشخاص غير حقيقيين ولا تُدفع أي أموال.',
    link: 'جرّب كل الأدوار',
    hide: 'إخفاء هذا الشريط',
  },
  footer: {
    label: 'أسفل الصفحة',
    explore: 'استكشف',
    help: 'مساعدة',
    howItWorks: 'كيف نعمل',
    faq: 'الأسئلة الشائعة',
    testimonials: 'آراء العملاء',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    demo: 'النسخة التجريبية',
    admin: 'دخول الإدارة',
    settings: 'اللغة والمظهر',
    fairness: 'لا تدفع العاملات أي رسوم، في أي خطوة.',
  },
  newsletter: {
    title: 'النشرة البريدية',
    email: 'بريدك الإلكتروني',
    subscribe: 'اشترك',
    leaveEmpty: 'اترك هذا الحقل فارغًا',
  },
  theme: { label: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
  toasts: { label: 'الرسائل', close: 'إغلاق' },
  partMissing: 'تعذّر تحميل جزء من هذه الصفحة، وسيظهر حالما يعود الاتصال.',
}

export const siteTexts = { en, ar }

/** What the frame's loader brings as `t`, so that no browser carries both languages. */
export const siteTextsIn = (locale: Locale): typeof en => siteTexts[locale]
export const useSiteTexts = (): typeof en =>
  useRouteLoaderData<{ t: typeof en }>(`${useLocale()}:site`)!.t
