import type { Locale } from '../platform/shared/locale.ts'
import type { Registry } from '../platform/server/capability.ts'

type Texts = Record<string, string>

/** What every capability may refuse with. */
export const generalTexts: Record<Locale, Texts> = {
  en: {
    INVALID: 'Please check the marked fields.',
    BAD_REQUEST: 'This request could not be read.',
    UNAUTHENTICATED: 'Please sign in.',
    FORBIDDEN: 'You may not do this.',
    SECOND_FACTOR_REQUIRED: 'Please confirm with the code of your authenticator app.',
    STEP_UP_REQUIRED: 'Please confirm that it is you.',
    NOT_FOUND: 'Not found.',
    CONFLICT: 'Someone else has just changed this. Please look again.',
    TOO_LARGE: 'This is too large.',
    UNSUPPORTED_MEDIA_TYPE: 'This type of content is not accepted here.',
    RATE_LIMITED: 'Too many tries. Please wait a little and try again.',
    PROOF_REQUIRED:
      'Many are asking for this at the moment, so your browser has to do a short calculation first. It could not: please allow JavaScript or use a newer browser, and try again.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    GATEWAY_FAILED: 'A service we depend on did not answer. Please try again.',
    UNAVAILABLE: 'We will be back in a moment. Please try again.',
    required: 'This field is required.',
    tooLong: 'This is too long.',
    tooMany: 'These are too many.',
    notANumber: 'Please enter a whole number.',
    outOfRange: 'This number is out of range.',
    rangeReversed: 'The beginning is after the end.',
    invalidDate: 'Please enter a date as YYYY-MM-DD.',
    invalidTime: 'Please enter a time as HH:MM.',
    unknownChoice: 'Please choose one of the values offered.',
    invalidValue: "This value can't be used.",
    bodyNotAnObject: 'A JSON object is expected.',
    malformedJson: 'The JSON in this request is malformed.',
  },
  ar: {
    INVALID: 'يرجى مراجعة الحقول المحددة.',
    BAD_REQUEST: 'تعذّرت قراءة هذا الطلب.',
    UNAUTHENTICATED: 'يرجى تسجيل الدخول.',
    FORBIDDEN: 'لا يمكنك القيام بذلك.',
    SECOND_FACTOR_REQUIRED: 'يرجى التأكيد بالرمز من تطبيق المصادقة.',
    STEP_UP_REQUIRED: 'يرجى تأكيد هويتك أولاً.',
    NOT_FOUND: 'غير موجود.',
    CONFLICT: 'قام شخص آخر بتغيير هذا للتو. يرجى المراجعة من جديد.',
    TOO_LARGE: 'الحجم أكبر من المسموح.',
    UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من المحتوى غير مقبول هنا.',
    RATE_LIMITED: 'محاولات كثيرة. يرجى الانتظار قليلاً ثم المحاولة من جديد.',
    PROOF_REQUIRED:
      'هناك طلبات كثيرة على هذه الخدمة حالياً، لذلك يجب أن يُجري متصفحك عملية حسابية قصيرة أولاً، ولم يتمكن من ذلك. يرجى السماح بتشغيل JavaScript أو استخدام متصفح أحدث، ثم المحاولة من جديد.',
    INTERNAL: 'حدث خطأ من جهتنا. يرجى المحاولة من جديد.',
    GATEWAY_FAILED: 'خدمة نعتمد عليها لم تستجب. يرجى المحاولة من جديد.',
    UNAVAILABLE: 'سنعود بعد لحظات. يرجى المحاولة من جديد.',
    required: 'هذا الحقل مطلوب.',
    tooLong: 'النص أطول من المسموح.',
    tooMany: 'العدد أكبر من المسموح.',
    notANumber: 'يرجى إدخال رقم صحيح.',
    outOfRange: 'هذا الرقم خارج الحدود المسموحة.',
    rangeReversed: 'البداية بعد النهاية.',
    invalidDate: 'يرجى إدخال التاريخ بالصيغة YYYY-MM-DD.',
    invalidTime: 'يرجى إدخال الوقت بالصيغة HH:MM.',
    unknownChoice: 'يرجى اختيار إحدى القيم المعروضة.',
    invalidValue: 'لا يمكن استخدام هذه القيمة.',
    bodyNotAnObject: 'المتوقع كائن JSON.',
    malformedJson: 'صيغة JSON في هذا الطلب غير سليمة.',
  },
}

/** The words for a key in the reader's language; `{name}` in them becomes the parameter of that name. */
export function errorText(
  { errorTexts }: Registry,
  locale: Locale,
  key: string,
  params: Record<string, string | number> = {},
): string {
  const text = errorTexts[locale][key] ?? errorTexts[locale].invalidValue ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
