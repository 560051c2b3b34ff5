import { type Locale, plural } from '../shared/locale.ts'

interface Words {
  offline: string
  unreachable: string
  waitSeconds: (seconds: number) => string
  waitMinutes: (minutes: number) => string
}

/** What is said of a call that never reached the server, or was one too many. */
export const failureWords: Record<Locale, Words> = {
  en: {
    offline: 'You are offline.',
    unreachable: 'Manzil could not be reached.',
    waitSeconds: (seconds) =>
      `Too many tries. Please try again in ${plural('en', seconds, { one: '# second', other: '# seconds' })}.`,
    waitMinutes: (minutes) =>
      `Too many tries. Please try again in ${plural('en', minutes, { one: '# minute', other: '# minutes' })}.`,
  },
  ar: {
    offline: 'أنت غير متصل بالإنترنت.',
    unreachable: 'تعذّر الوصول إلى منزل.',
    waitSeconds: (seconds) =>
      `محاولات كثيرة. يرجى المحاولة من جديد بعد ${plural('ar', seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })}.`,
    waitMinutes: (minutes) =>
      `محاولات كثيرة. يرجى المحاولة من جديد بعد ${plural('ar', minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}.`,
  },
}
