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

const ways = {
  video: { en: ', in the video room', ar: '، في غرفة الفيديو' },
  phone: { en: ', by phone', ar: '، مكالمة هاتفية' },
  whatsapp: { en: ', by WhatsApp', ar: '، عبر واتساب' },
  home: { en: ', at the household’s home', ar: '، في منزل الأسرة' },
  office: { en: ', at the agency’s office', ar: '، في مكتب الاستقدام' },
} as const

/** By which way, and how many other times there are to choose from. */
function more({ way, others }: Params, locale: Locale): string {
  const by = Object.entries(ways).find(([name]) => name === way)?.[1][locale] ?? ''
  return by + (Number(others ?? 0) > 0 ? or[locale](Number(others)) : '')
}
const or = {
  en: (n: number) => plural('en', n, { one: ', or another time', other: ', or # other times' }),
  ar: (n: number) =>
    plural('ar', n, {
      one: '، أو موعد آخر',
      two: '، أو أحد موعدين آخرين',
      few: '، أو أحد # مواعيد أخرى',
      many: '، أو أحد # موعدًا آخر',
      other: '، أو أحد # موعد آخر',
    }),
}

/** What to do with one time, or with several. */
const please = ({ others }: Params, one: string, several: string): string =>
  Number(others ?? 0) > 0 ? several : one

const group = 'interviews' as const
const jobseeker = { group, channels: ['sms'], urgent: true, roles: ['jobseeker'] } as const
/** For a candidate without an account of her own. */
const agency = { group, channels: ['sms'], roles: ['agency'] } as const
const household = { group, channels: ['sms'], roles: ['employer'] } as const

const either = {
  group,
  channels: ['sms'],
  urgent: true,
  roles: ['jobseeker', 'employer', 'agency'],
} as const

const inHours = {
  en: ({ hours }: Params) => plural('en', Number(hours), { one: 'an hour', other: '# hours' }),
  ar: ({ hours }: Params) =>
    plural('ar', Number(hours), {
      one: 'ساعة',
      two: 'ساعتين',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
}

/** What hiring tells people; `name` is the other side. */
export const notices = {
  interview_scheduled: {
    ...jobseeker,
    isQuestion: true,
    label: { en: 'An interview is scheduled', ar: 'تحديد موعد مقابلة' },
    en: (p) => ({
      title: 'Interview scheduled',
      text: `${who(p)} would like to meet you: ${at(p, 'en')}, Doha time${more(p, 'en')}. ${please(p, 'Please accept or decline.', 'Please take one, propose others or decline.')}`,
    }),
    ar: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${who(p)} مقابلتكِ: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
    }),
  },
  interview_moved: {
    ...jobseeker,
    isQuestion: true,
    label: { en: 'An interview is moved', ar: 'تغيير موعد مقابلة' },
    en: (p) => ({
      title: 'Interview moved',
      text: `Your interview with ${who(p)} is now ${at(p, 'en')}, Doha time${more(p, 'en')}. ${please(p, 'Please accept or decline.', 'Please take one, propose others or decline.')}`,
    }),
    ar: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلتكِ مع ${who(p)}: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
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
      text: `${who(p)} would like to meet ${her(p)}: ${at(p, 'en')}, Doha time${more(p, 'en')}. Please answer for her.`,
    }),
    ar: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${who(p)} مقابلة ${her(p)}: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}. يرجى الرد نيابةً عنها.`,
    }),
  },
  agency_interview_moved: {
    ...agency,
    label: { en: 'An interview with a candidate is moved', ar: 'تغيير موعد مقابلة مع مرشحة' },
    en: (p) => ({
      title: 'Interview moved',
      text: `The interview of ${her(p)} with ${who(p)} is now ${at(p, 'en')}, Doha time${more(p, 'en')}. Please answer for her.`,
    }),
    ar: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلة ${her(p)} مع ${who(p)}: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}. يرجى الرد نيابةً عنها.`,
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
  interview_agreed: {
    ...jobseeker,
    label: { en: 'A household takes a time that you proposed', ar: 'قبول موعد اقترحتِه' },
    en: (p) => ({
      title: 'Interview agreed',
      text: `${who(p)} takes the time that you proposed: ${at(p, 'en')}, Doha time${more(p, 'en')}.`,
    }),
    ar: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وافقت ${who(p)} على الموعد الذي اقترحتِه: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}.`,
    }),
  },
  agency_interview_agreed: {
    ...agency,
    label: {
      en: 'A household takes a time that you proposed for a candidate',
      ar: 'قبول موعد اقترحتموه لمرشحة',
    },
    en: (p) => ({
      title: 'Interview agreed',
      text: `${who(p)} takes the time that you proposed for ${her(p)}: ${at(p, 'en')}, Doha time${more(p, 'en')}.`,
    }),
    ar: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وافقت ${who(p)} على الموعد الذي اقترحتموه لمقابلة ${her(p)}: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}.`,
    }),
  },
  agency_interview_reminder: {
    ...agency,
    label: { en: 'A reminder of an interview with a candidate', ar: 'تذكير بمقابلة مع مرشحة' },
    en: (p) => ({
      title: 'Interview reminder',
      text: `The interview of ${her(p)} with ${who(p)} is in ${inHours.en(p)}: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'تذكير بالمقابلة',
      text: `مقابلة ${her(p)} مع ${who(p)} بعد ${inHours.ar(p)}: ${at(p, 'ar')} بتوقيت الدوحة.`,
    }),
  },
  interview_countered: {
    ...household,
    label: { en: 'A candidate proposes other times', ar: 'اقتراح مواعيد أخرى للمقابلة' },
    en: (p) => ({
      title: 'Other times proposed',
      text: `${who(p)} can’t come then and proposes: ${at(p, 'en')}, Doha time${more(p, 'en')}. Please take one or offer others.`,
    }),
    ar: (p) => ({
      title: 'اقتراح مواعيد أخرى',
      text: `لا يناسب الموعد ${who(p)}، والاقتراح: ${at(p, 'ar')} بتوقيت الدوحة${more(p, 'ar')}. يرجى اختيار موعد أو عرض غيره.`,
    }),
  },
  interview_late: {
    ...either,
    label: { en: 'The other side comes late to an interview', ar: 'تأخر الطرف الآخر عن المقابلة' },
    en: (p) => ({
      title: 'Running late',
      text: `${who(p)} will be ${plural('en', Number(p.minutes), { one: '# minute', other: '# minutes' })} late for the interview: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'تأخّر عن المقابلة',
      text: `تأخير متوقع من ${who(p)} مدته ${plural('ar', Number(p.minutes), { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })} عن المقابلة: ${at(p, 'ar')} بتوقيت الدوحة.`,
    }),
  },
  interview_absent: {
    ...either,
    label: { en: 'The other side says that you were absent', ar: 'تسجيل غيابك عن مقابلة' },
    en: (p) => ({
      title: 'Marked as absent',
      text: `${who(p)} says that nobody came to the interview: ${at(p, 'en')}, Doha time. If that is wrong, get in touch.`,
    }),
    ar: (p) => ({
      title: 'تسجيل غياب',
      text: `أفاد الطرف الآخر (${who(p)}) بأن أحدًا لم يحضر المقابلة: ${at(p, 'ar')} بتوقيت الدوحة. إن لم يكن ذلك صحيحًا فيرجى التواصل.`,
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
  interview_accepted_in_demo: {
    ...household,
    channels: [],
    label: {
      en: 'An invented candidate accepts an interview',
      ar: 'قبول مقابلة في العرض التجريبي',
    },
    en: (p) => ({
      title: 'Interview accepted',
      text: `This is a demo: the invented ${who(p)} accepts the interview: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'قبول المقابلة',
      text: `هذا عرض تجريبي: قبلت ${who(p)}، وهي شخصية مبتكرة، المقابلة: ${at(p, 'ar')} بتوقيت الدوحة.`,
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
    group: 'hires',
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
    group: 'hires',
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
    group: 'hires',
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
    group,
    channels: ['sms'],
    urgent: true,
    roles: ['jobseeker', 'employer'],
    label: { en: 'A reminder of an interview', ar: 'تذكير بمقابلة' },
    en: (p) => ({
      title: 'Interview reminder',
      text: `Your interview with ${who(p)} is in ${inHours.en(p)}: ${at(p, 'en')}, Doha time.`,
    }),
    ar: (p) => ({
      title: 'تذكير بالمقابلة',
      text: `المقابلة مع ${who(p)} بعد ${inHours.ar(p)}: ${at(p, 'ar')} بتوقيت الدوحة.`,
    }),
  },
} as const satisfies Record<string, NoticeKind>

/** What a worker is told who answers an invitation by YES or NO. */
export const replyTexts = {
  en: {
    accepted: (household: string, at: string) =>
      `Thank you. You accept the interview with ${household}: ${at}, Doha time. To change it:`,
    declined: (household: string, at: string) =>
      `You decline the interview with ${household} on ${at}. To change it:`,
    several: 'There is more than one invitation for you. Please answer each of them here:',
    choose: 'There is more than one time to choose from. Please choose here:',
    changed: 'Your answer to this invitation is known already. To change it:',
  },
  ar: {
    accepted: (household: string, at: string) =>
      `شكراً لكِ. قبلتِ المقابلة مع ${household}: ${at} بتوقيت الدوحة. للتغيير:`,
    declined: (household: string, at: string) =>
      `اعتذرتِ عن المقابلة مع ${household} ${at}. للتغيير:`,
    several: 'لديكِ أكثر من دعوة إلى مقابلة. يرجى الرد على كل منها هنا:',
    choose: 'أمامكِ أكثر من موعد. يرجى الاختيار هنا:',
    changed: 'وصلنا ردكِ على هذه الدعوة من قبل. للتغيير:',
  },
}
