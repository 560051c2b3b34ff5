import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const ar: typeof en = {
  offline: 'لا يوجد اتصال بالإنترنت.',
  outOfDate: 'قد لا تكون المعلومات المعروضة محدّثة.',
  unreachable: 'تعذّر الوصول إلى منزل.',
  waitSeconds: (seconds) =>
    `محاولات كثيرة. يرجى المحاولة من جديد بعد ${plural('ar', seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })}.`,
  waitMinutes: (minutes) =>
    `محاولات كثيرة. يرجى المحاولة من جديد بعد ${plural('ar', minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}.`,
}
