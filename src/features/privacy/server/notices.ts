import { formatDate } from '../../../platform/shared/format.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'

const on = (date: string | number | undefined, locale: 'en' | 'ar'): string =>
  formatDate(String(date), locale)

/** What is told about one's own data; what an account hangs on can't be switched off. */
export const notices = {
  account_unused: {
    group: 'account',
    channels: ['sms', 'email'],
    always: true,
    label: { en: 'Your account lies unused', ar: 'حسابك غير مستخدم' },
    en: (p) => ({
      title: 'Your account lies unused',
      text: `We delete accounts unused for 24 months. Yours closes on ${on(p.date, 'en')}. To keep it, sign in.`,
    }),
    ar: (p) => ({
      title: 'حسابك غير مستخدم',
      text: `نحذف الحسابات غير المستخدمة مدة 24 شهراً. يُغلق حسابك في ${on(p.date, 'ar')}. للاحتفاظ به سجّل الدخول.`,
    }),
  },
  account_closed: {
    group: 'account',
    channels: ['sms', 'email'],
    urgent: true,
    always: true,
    label: { en: 'Your account is to be deleted', ar: 'سيُحذف حسابك' },
    en: (p) => ({
      title: 'Your account is to be deleted',
      text: `Your Manzil account is closed and will be deleted on ${on(p.date, 'en')}. To keep it, sign in before then.`,
    }),
    ar: (p) => ({
      title: 'سيُحذف حسابك',
      text: `أُغلق حسابك في منزل وسيُحذف في ${on(p.date, 'ar')}. للاحتفاظ به سجّل الدخول قبل ذلك.`,
    }),
  },
  account_kept: {
    group: 'account',
    channels: ['sms'],
    urgent: true,
    always: true,
    label: { en: 'Your account stays', ar: 'حسابك باقٍ' },
    en: () => ({
      title: 'Your account stays',
      text: 'Your Manzil account is open again and will not be deleted. Not you? Change your password.',
    }),
    ar: () => ({
      title: 'حسابك باقٍ',
      text: 'أُعيد فتح حسابك في منزل ولن يُحذف. لم تفعل ذلك؟ غيّر كلمة المرور.',
    }),
  },
  data_export_ready: {
    group: 'account',
    channels: ['email'],
    label: { en: 'The copy of your data is ready', ar: 'نسخة بياناتك جاهزة' },
    en: (p) => ({
      title: 'The copy of your data is ready',
      text: `You can download it until ${on(p.date, 'en')}.`,
    }),
    ar: (p) => ({ title: 'نسخة بياناتك جاهزة', text: `يمكنك تنزيلها حتى ${on(p.date, 'ar')}.` }),
  },
  data_export_failed: {
    group: 'account',
    channels: ['email'],
    label: { en: 'The copy of your data could not be made', ar: 'تعذّر إعداد نسخة بياناتك' },
    en: () => ({
      title: 'The copy of your data could not be made',
      text: 'We were told of it. Please ask for a new one in Your data, or write to us.',
    }),
    ar: () => ({
      title: 'تعذّر إعداد نسخة بياناتك',
      text: 'أُبلغنا بذلك. يرجى طلب نسخة جديدة من صفحة «بياناتك» أو مراسلتنا.',
    }),
  },
  data_request_answered: {
    group: 'account',
    channels: ['sms', 'email'],
    label: { en: 'An answer about your data', ar: 'رد على طلب يخص بياناتك' },
    en: () => ({
      title: 'Your request was answered',
      text: 'You asked us about your data. The answer is in Your data.',
    }),
    ar: () => ({
      title: 'تم الرد على طلبك',
      text: 'طلبت منا أمراً يخص بياناتك. تجد الرد في صفحة «بياناتك».',
    }),
  },
} as const satisfies Record<string, NoticeKind>
