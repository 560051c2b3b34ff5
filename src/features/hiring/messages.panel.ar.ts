import type * as en from './messages.panel.en.ts'

export const panel: typeof en.panel = {
  label: 'خطواتك مع هذا الملف',
  shortlist: 'إضافة إلى القائمة المختصرة',
  intro:
    'هل يهمّك هذا الملف؟ الإضافة إلى قائمتك المختصرة تتيح ترتيب مقابلة، وهي مجانية ولا تلزمك بشيء.',
  contact: 'باقة الاشتراك تتيح لك الهاتف وواتساب والبريد الإلكتروني.',
  toPlans: 'عرض الباقات',
  cost: 'كم يكلّف التوظيف؟',
  signInFirst: 'يرجى تسجيل الدخول لإضافة هذا الملف إلى قائمتك المختصرة.',
  signUpFirst: 'يرجى إنشاء حساب لإضافة هذا الملف إلى قائمتك المختصرة.',
  owner: 'هذا ملفك',
  ownerText: 'هكذا تراه الأسر.',
  unavailable: 'الملف لم يعد متاحًا',
  unavailableText: 'تم التوظيف لدى أسرة أخرى.',
  browse: 'تصفّح الملفات',
  householdsOnly: 'الإضافة إلى القائمة المختصرة متاحة للأسر فقط.',
  notLoaded: 'تعذّر تحميل قائمتك.',
  retry: 'إعادة المحاولة',
  report: 'الإبلاغ عن هذا الملف',
}

export const heart: typeof en.heart = {
  label: (name) => `القائمة المختصرة: \u2068${name}\u2069`,
  undo: 'تراجع',
  signIn: 'يرجى تسجيل الدخول للحفظ في قائمتك المختصرة.',
  signUp: 'يرجى إنشاء حساب للحفظ في قائمتك المختصرة.',
}

export const steps: typeof en.steps = { toCase: 'متابعة الاستقدام' }
