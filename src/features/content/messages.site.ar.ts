import type { company as enCompany, en } from './messages.site.en.ts'

export const ar: typeof en = {
  purpose: 'هنا تجد الأسر في قطر من يساعدها في المنزل وتوظّفه.',
  skip: 'الانتقال إلى المحتوى',
  navigation: 'الرئيسية',
  menu: 'القائمة',
  home: 'الرئيسية',
  candidates: 'جميع المرشحين',
  visa: 'خدمات التأشيرة',
  pricing: 'الأسعار',
  about: 'من نحن',
  contact: 'تواصل معنا',
  toTop: 'العودة إلى الأعلى',
  demo: {
    text: 'هذه نسخة تجريبية: الأشخاص غير حقيقيين ولا تُدفع أي أموال.',
    link: 'تجربة كل الأدوار',
    hide: 'إخفاء هذا الشريط',
  },
  footer: {
    label: 'أسفل الصفحة',
    explore: 'استكشاف',
    help: 'مساعدة',
    howItWorks: 'كيف نعمل',
    faq: 'الأسئلة الشائعة',
    testimonials: 'آراء العملاء',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    demo: 'النسخة التجريبية',
    admin: 'دخول الإدارة',
    settings: 'اللغة والمظهر',
    fairness: 'لا رسوم على العمالة، في أي خطوة.',
    howWeCheck: 'كيف نتحقق',
  },
  newsletter: {
    title: 'النشرة البريدية',
    email: 'بريدك الإلكتروني',
    subscribe: 'اشتراك',
    leaveEmpty: 'يُترك هذا الحقل فارغًا',
  },
  theme: { label: 'المظهر', light: 'فاتح', dark: 'داكن', system: 'حسب الجهاز' },
  largerText: 'نص أكبر',
  toasts: { label: 'الرسائل', close: 'إغلاق' },
  partMissing: 'تعذّر تحميل جزء من هذه الصفحة، وسيظهر حالما يعود الاتصال.',
}

export const company: typeof enCompany = {
  registration: 'السجل التجاري',
  licence: 'الترخيص',
  whatsapp: 'واتساب',
}
