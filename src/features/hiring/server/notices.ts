import type { NoticeKind } from '../../notifications/server/index.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
import { plural } from '../../../platform/shared/locale.ts'

type Params = Parameters<NoticeKind['en']>[0]

/** When the interview is, on Doha's clock; a name in its own direction. */
const at = ({ date, time }: Params, locale: Locale): string =>
  formatAppointment(String(date), String(time), locale)
const who = ({ name }: Params): string => `\u2068${name}\u2069`
const her = ({ candidate }: Params): string => `\u2068${candidate}\u2069`

const jobseeker = { channels: ['sms'], urgent: true, roles: ['jobseeker'] } as const
/** For a candidate without an account of her own. */
const agency = { channels: ['sms'], roles: ['agency'] } as const
const household = { channels: ['sms'], roles: ['employer'] } as const

/** What hiring tells people; `name` is the other side. */
export const notices = {
  interview_scheduled: {
    ...jobseeker,
    label: { en: 'An interview is scheduled', ar: 'تحديد موعد مقابلة' },
    en: (p) => ({
      title: 'Interview scheduled',
      text: `${who(p)} would like to meet you: ${at(p, 'en')}, Doha time. Please accept or decline.`,
    }),
    ar: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${who(p)} مقابلتكِ: ${at(p, 'ar')} بتوقيت الدوحة. يرجى القبول أو الاعتذار.`,
    }),
  },
  interview_moved: {
    ...jobseeker,
    label: { en: 'An interview is moved', ar: 'تغيير موعد مقابلة' },
    en: (p) => ({
      title: 'Interview moved',
      text: `Your interview with ${who(p)} is now ${at(p, 'en')}, Doha time. Please accept or decline.`,
    }),
    ar: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلتكِ مع ${who(p)}: ${at(p, 'ar')} بتوقيت الدوحة. يرجى القبول أو الاعتذار.`,
    }),
  },
  interview_cancelled: {
    ...jobseeker,
    label: { en: 'An interview is cancelled', ar: 'إلغاء مقابلة' },
    en: (p) => ({
      title: 'Interview cancelled',
      text: `Your interview with ${who(p)} on ${at(p, 'en')} will not take place.`,
    }),
    ar: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلتكِ مع ${who(p)} التي كانت مقررة ${at(p, 'ar')}.`,
    }),
  },
  agency_interview_scheduled: {
    ...agency,
    label: { en: 'An interview with a candidate is scheduled', ar: 'تحديد موعد مقابلة مع مرشحة' },
    en: (p) => ({
      title: 'Interview scheduled',
      text: `${who(p)} would like to meet ${her(p)}: ${at(p, 'en')}, Doha time. Please answer for her.`,
    }),
    ar: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${who(p)} مقابلة ${her(p)}: ${at(p, 'ar')} بتوقيت الدوحة. يرجى الرد نيابةً عنها.`,
    }),
  },
  agency_interview_moved: {
    ...agency,
    label: { en: 'An interview with a candidate is moved', ar: 'تغيير موعد مقابلة مع مرشحة' },
    en: (p) => ({
      title: 'Interview moved',
      text: `The interview of ${her(p)} with ${who(p)} is now ${at(p, 'en')}, Doha time. Please answer for her.`,
    }),
    ar: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلة ${her(p)} مع ${who(p)}: ${at(p, 'ar')} بتوقيت الدوحة. يرجى الرد نيابةً عنها.`,
    }),
  },
  agency_interview_cancelled: {
    ...agency,
    label: { en: 'An interview with a candidate is cancelled', ar: 'إلغاء مقابلة مع مرشحة' },
    en: (p) => ({
      title: 'Interview cancelled',
      text: `The interview of ${her(p)} with ${who(p)} on ${at(p, 'en')} will not take place.`,
    }),
    ar: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلة ${her(p)} مع ${who(p)} التي كانت مقررة ${at(p, 'ar')}.`,
    }),
  },
  interview_accepted: {
    ...household,
    channels: [],
    label: { en: 'A candidate accepts an interview', ar: 'قبول مقابلة' },
    en: (p) => ({
      title: 'Interview accepted',
      text: `${who(p)} accepts the interview: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'قبول المقابلة',
      text: `قبلت ${who(p)} المقابلة: ${at(p, 'ar')} بتوقيت الدوحة.`,
    }),
  },
  interview_declined: {
    ...household,
    label: { en: 'A candidate declines an interview', ar: 'الاعتذار عن مقابلة' },
    en: (p) => ({
      title: 'Interview declined',
      text: `${who(p)} declines the interview on ${at(p, 'en')}. You can offer another time.`,
    }),
    ar: (p) => ({
      title: 'اعتذار عن المقابلة',
      text: `اعتذرت ${who(p)} عن المقابلة ${at(p, 'ar')}. يمكنك اقتراح موعد آخر.`,
    }),
  },
  interview_called_off: {
    ...household,
    label: { en: 'A candidate calls an interview off', ar: 'إلغاء المقابلة من المرشّحة' },
    en: (p) => ({
      title: 'Interview called off',
      text: `${who(p)} is no longer available. The interview on ${at(p, 'en')} will not take place.`,
    }),
    ar: (p) => ({
      title: 'أُلغيت المقابلة',
      text: `لم تعد ${who(p)} متاحة. لن تُعقد المقابلة ${at(p, 'ar')}.`,
    }),
  },
  selection_ended: {
    ...household,
    label: { en: 'A selected candidate is no longer available', ar: 'مرشّحة مختارة لم تعد متاحة' },
    en: (p) => ({
      title: 'No longer available',
      text: `${who(p)} is no longer available, so your selection has ended. Nothing is to be paid; what you paid meanwhile comes back whole.`,
    }),
    ar: (p) => ({
      title: 'لم تعد متاحة',
      text: `لم تعد ${who(p)} متاحة، فانتهى اختيارك لها. لا يلزمك دفع أي مبلغ، وما دفعته في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_selection: {
    ...household,
    label: { en: 'A selected candidate withdraws', ar: 'انسحاب مرشّحة مختارة' },
    en: (p) => ({
      title: 'A candidate has withdrawn',
      text: `${who(p)} has withdrawn from your selection. Nothing is to be paid; what you paid meanwhile comes back whole.`,
    }),
    ar: (p) => ({
      title: 'انسحاب مرشّحة',
      text: `انسحبت ${who(p)} من اختيارك. لا يلزمك دفع أي مبلغ، وما دفعته في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_hire: {
    ...household,
    label: { en: 'A hired worker withdraws before her arrival', ar: 'انسحاب عاملة قبل وصولها' },
    en: (p) => ({
      title: 'A worker has withdrawn',
      text: `${who(p)} has withdrawn before her arrival, so the hire has ended.${p.amount ? ` The whole amount, ${p.amount}, comes back to you.` : ''}`,
    }),
    ar: (p) => ({
      title: 'انسحاب عاملة',
      text: `انسحبت ${who(p)} قبل وصولها، فانتهى التوظيف.${p.amount ? ` ويعود إليك المبلغ كاملًا: \u2068${p.amount}\u2069.` : ''}`,
    }),
  },
  interview_reminder: {
    channels: ['sms'],
    urgent: true,
    roles: ['jobseeker', 'employer'],
    label: { en: 'A reminder of an interview', ar: 'تذكير بمقابلة' },
    en: (p) => ({
      title: 'Interview reminder',
      text: `Your interview with ${who(p)} is in ${plural('en', Number(p.hours), { one: 'an hour', other: '# hours' })}: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'تذكير بالمقابلة',
      text: `المقابلة مع ${who(p)} بعد ${plural('ar', Number(p.hours), { one: 'ساعة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' })}: ${at(p, 'ar')} بتوقيت الدوحة.`,
    }),
  },
} as const satisfies Record<string, NoticeKind>
