import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'حسابك غير مستخدم',
    words: (date) => ({
      title: 'حسابك غير مستخدم',
      text: `نحذف الحسابات غير المستخدمة مدة 24 شهراً. يُغلق حسابك في ${date}. للاحتفاظ به يرجى تسجيل الدخول.`,
    }),
  },
  account_closed: {
    label: 'سيُحذف حسابك',
    words: (date) => ({
      title: 'سيُحذف حسابك',
      text: `أُغلق حسابك في منزل وسيُحذف في ${date}. للاحتفاظ به يرجى تسجيل الدخول قبل ذلك.`,
    }),
  },
  account_kept: {
    label: 'حسابك باقٍ',
    words: () => ({
      title: 'حسابك باقٍ',
      text: 'أُعيد فتح حسابك في منزل ولن يُحذف. لم يكن ذلك منك؟ يرجى تغيير كلمة المرور.',
    }),
  },
  data_export_ready: {
    label: 'نسخة بياناتك جاهزة',
    words: (date) => ({ title: 'نسخة بياناتك جاهزة', text: `يمكنك تنزيلها حتى ${date}.` }),
  },
  data_export_failed: {
    label: 'تعذّر إعداد نسخة بياناتك',
    words: () => ({
      title: 'تعذّر إعداد نسخة بياناتك',
      text: 'أُبلغنا بذلك. يرجى طلب نسخة جديدة من صفحة «بياناتك» أو مراسلتنا.',
    }),
  },
  data_request_answered: {
    label: 'رد على طلب يخص بياناتك',
    words: () => ({
      title: 'تم الرد على طلبك',
      text: 'الرد على طلبك بشأن بياناتك في صفحة «بياناتك».',
    }),
  },
}
