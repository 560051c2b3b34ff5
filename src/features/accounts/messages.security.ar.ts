import type { security as english } from './messages.security.en.ts'

export const security: typeof english = {
  title: 'السجل الأمني',
  text: 'ما حدث لحسابك خلال السنة الماضية. هل هناك ما ليس منك؟ غيّر كلمة مرورك وسجّل خروج الجهاز.',
  textOfOther: 'ما حدث لهذا الحساب خلال السنة الماضية. يُدوَّن أنك اطّلعت عليه.',
  loading: 'جارٍ تحميل السجل...',
  failed: 'تعذّر تحميل السجل.',
  retry: 'إعادة المحاولة',
  none: 'لم يحدث شيء بعد.',
  show: 'عرض السجل',
  more: 'عرض الأقدم',
  unknownDevice: 'جهاز غير معروف',
  on: (browser, system) => `${browser} على ${system}`,
  kinds: {
    signed_in: 'تسجيل دخول',
    sign_in_failed: 'محاولة دخول بكلمة مرور خاطئة',
    session_reused: 'استُخدم تسجيل دخول قديم من جديد؛ سُجّل خروج الجهاز',
    proved: 'أُثبتت الهوية',
    proof_failed: 'فشل إثبات الهوية',
    factor_failed: 'رمز خاطئ لعامل التحقق الثاني',
    factor_changed: 'تغيّر عامل التحقق الثاني',
    recovery_code_used: 'استُخدم رمز استرداد',
    phone_changed: 'تغيّر رقم الجوال',
    email_changed: 'تغيّر البريد الإلكتروني',
    password_changed: 'تغيّرت كلمة المرور',
    change_undone: 'أُلغيت التغييرات عبر الرابط',
  },
}
