import type { Locale } from '../../../platform/shared/locale.ts'

// Apart from messages.*.ts: every profile page needs these few words, the others come with the household's panel.
const en = {
  label: 'Your steps with this candidate',
  shortlist: 'Shortlist',
  intro: 'Interested? Shortlist to arrange an interview. It is free and commits you to nothing.',
  contact: 'An access plan opens phone, WhatsApp and e-mail.',
  toPlans: 'See access plans',
  cost: 'What it costs to hire her',
  signInFirst: 'Sign in to shortlist this candidate.',
  signUpFirst: 'Sign up to shortlist this candidate.',
  owner: 'This is your profile',
  ownerText: 'This is how households see you.',
  unavailable: 'No longer available',
  unavailableText: 'This candidate has been hired.',
  browse: 'Browse candidates',
  householdsOnly: 'Only households can shortlist candidates.',
  notLoaded: 'Your list could not be loaded.',
  retry: 'Try again',
  report: 'Report this profile',
}

const ar: typeof en = {
  label: 'خطواتك مع هذه المرشحة',
  shortlist: 'أضف إلى القائمة المختصرة',
  intro: 'هل تهمّك؟ أضفها إلى قائمتك المختصرة لترتيب مقابلة. الإضافة مجانية ولا تلزمك بشيء.',
  contact: 'باقة الوصول تتيح لك الهاتف وواتساب والبريد الإلكتروني.',
  toPlans: 'عرض الباقات',
  cost: 'كم يكلّف توظيفها؟',
  signInFirst: 'سجّل الدخول لإضافة هذه المرشحة إلى قائمتك المختصرة.',
  signUpFirst: 'أنشئ حسابًا لإضافة هذه المرشحة إلى قائمتك المختصرة.',
  owner: 'هذا ملفكِ',
  ownerText: 'هكذا تراكِ الأسر.',
  unavailable: 'لم تعد متاحة',
  unavailableText: 'تم توظيف هذه المرشحة.',
  browse: 'تصفّح المرشحات',
  householdsOnly: 'إضافة المرشحات إلى القائمة المختصرة متاحة للأسر فقط.',
  notLoaded: 'تعذّر تحميل قائمتك.',
  retry: 'حاول من جديد',
  report: 'الإبلاغ عن هذا الملف',
}

export type PanelTexts = typeof en
export const panelTexts: Record<Locale, PanelTexts> = { en, ar }

const heartEn = {
  label: (name: string) => `Shortlist ${name}`,
  undo: 'Undo',
  signIn: 'Sign in to keep this candidate on your shortlist.',
  signUp: 'Sign up to keep this candidate on your shortlist.',
}
const heartAr: typeof heartEn = {
  label: (name) => `القائمة المختصرة: \u2068${name}\u2069`,
  undo: 'تراجع',
  signIn: 'سجّل الدخول لحفظ هذه المرشحة في قائمتك المختصرة.',
  signUp: 'أنشئ حسابًا لحفظ هذه المرشحة في قائمتك المختصرة.',
}

/** What the heart of a card says, wherever the card stands. */
export const heartTexts: Record<Locale, typeof heartEn> = { en: heartEn, ar: heartAr }
