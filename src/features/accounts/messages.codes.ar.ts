import type { codes as en } from './messages.codes.en.ts'

export const codes: typeof en = {
  checking: 'جارٍ التحقق من متصفحك. يستغرق ذلك لحظة…',
  notice: {
    label: 'إرسال رموز كثيرة',
    title: ({ percent }) => `أُرسل ${percent}٪ من رموز اليوم`,
    text: ({ country, isKnown, percent }) =>
      `أُرسل ${percent}٪ من الرموز المسموح بإرسالها في اليوم إلى أرقام ${country === undefined ? 'جميع البلدان' : `\u2066${country}\u2069`} ${isKnown ? 'التي لها حساب' : 'التي ليس لها حساب'}. ${percent < 100 ? 'على المتصفحات الآن إجراء عملية حسابية قبل الحصول على رمز.' : 'لن تُرسل رموز أخرى في الوقت الحالي.'} ربما يتعمد أحدهم استنزافها، وهذه الرسائل مكلفة.`,
  },
}
