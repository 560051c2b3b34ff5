import { plural } from '../../platform/shared/locale.ts'
import type * as en from './messages.notices.en.ts'

type Said = en.Said

const ways = {
  video: '، في غرفة الفيديو',
  phone: '، مكالمة هاتفية',
  whatsapp: '، عبر واتساب',
  home: '، في منزل الأسرة',
  office: '، في مكتب الاستقدام',
}

/** By which way, and how many other times there are to choose from. */
const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) + (others > 0 ? or(others) : '')

const or = (n: number): string =>
  plural('ar', n, {
    one: '، أو موعد آخر',
    two: '، أو أحد موعدين آخرين',
    few: '، أو أحد # مواعيد أخرى',
    many: '، أو أحد # موعدًا آخر',
    other: '، أو أحد # موعد آخر',
  })

/** What to do with one time, or with several. */
const please = ({ others }: Said, one: string, several: string): string =>
  others > 0 ? several : one

const inHours = ({ hours }: Said): string =>
  plural('ar', hours, {
    one: 'ساعة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  })

export const notices: typeof en.notices = {
  interview_scheduled: {
    label: 'تحديد موعد مقابلة',
    words: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${p.who} مقابلتكِ: ${p.at} بتوقيت الدوحة${more(p)}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
    }),
  },
  interview_moved: {
    label: 'تغيير موعد مقابلة',
    words: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلتكِ مع ${p.who}: ${p.at} بتوقيت الدوحة${more(p)}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
    }),
  },
  interview_cancelled: {
    label: 'إلغاء مقابلة',
    words: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلتكِ مع ${p.who} التي كانت مقررة ${p.at}.`,
    }),
  },
  agency_interview_scheduled: {
    label: 'تحديد موعد مقابلة مع مرشحة',
    words: (p) => ({
      title: 'موعد مقابلة',
      text: `تودّ ${p.who} مقابلة ${p.her}: ${p.at} بتوقيت الدوحة${more(p)}. يرجى الرد نيابةً عنها.`,
    }),
  },
  agency_interview_moved: {
    label: 'تغيير موعد مقابلة مع مرشحة',
    words: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلة ${p.her} مع ${p.who}: ${p.at} بتوقيت الدوحة${more(p)}. يرجى الرد نيابةً عنها.`,
    }),
  },
  agency_interview_cancelled: {
    label: 'إلغاء مقابلة مع مرشحة',
    words: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلة ${p.her} مع ${p.who} التي كانت مقررة ${p.at}.`,
    }),
  },
  interview_agreed: {
    label: 'قبول موعد اقترحتِه',
    words: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وافقت ${p.who} على الموعد الذي اقترحتِه: ${p.at} بتوقيت الدوحة${more(p)}.`,
    }),
  },
  agency_interview_agreed: {
    label: 'قبول موعد اقترحتموه لمرشحة',
    words: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وافقت ${p.who} على الموعد الذي اقترحتموه لمقابلة ${p.her}: ${p.at} بتوقيت الدوحة${more(p)}.`,
    }),
  },
  agency_interview_reminder: {
    label: 'تذكير بمقابلة مع مرشحة',
    words: (p) => ({
      title: 'تذكير بالمقابلة',
      text: `مقابلة ${p.her} مع ${p.who} بعد ${inHours(p)}: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_countered: {
    label: 'اقتراح مواعيد أخرى للمقابلة',
    words: (p) => ({
      title: 'اقتراح مواعيد أخرى',
      text: `لا يناسب الموعد ${p.who}، والاقتراح: ${p.at} بتوقيت الدوحة${more(p)}. يرجى اختيار موعد أو عرض غيره.`,
    }),
  },
  interview_late: {
    label: 'تأخر الطرف الآخر عن المقابلة',
    words: (p) => ({
      title: 'تأخّر عن المقابلة',
      text: `تأخير متوقع من ${p.who} مدته ${plural('ar', p.minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })} عن المقابلة: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_absent: {
    label: 'تسجيل غيابك عن مقابلة',
    words: (p) => ({
      title: 'تسجيل غياب',
      text: `أفاد الطرف الآخر (${p.who}) بأن أحدًا لم يحضر المقابلة: ${p.at} بتوقيت الدوحة. إن لم يكن ذلك صحيحًا فيرجى التواصل.`,
    }),
  },
  interview_accepted: {
    label: 'قبول مقابلة',
    words: (p) => ({
      title: 'قبول المقابلة',
      text: `قبلت ${p.who} المقابلة: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_accepted_in_demo: {
    label: 'قبول مقابلة في العرض التجريبي',
    words: (p) => ({
      title: 'قبول المقابلة',
      text: `هذا عرض تجريبي: قبلت ${p.who}، وهي شخصية مبتكرة، المقابلة: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_declined: {
    label: 'الاعتذار عن مقابلة',
    words: (p) => ({
      title: 'اعتذار عن المقابلة',
      text: `اعتذرت ${p.who} عن المقابلة ${p.at}. يمكنك اقتراح موعد آخر.`,
    }),
  },
  interview_called_off: {
    label: 'إلغاء المقابلة من المرشّحة',
    words: (p) => ({
      title: 'أُلغيت المقابلة',
      text: `لم تعد ${p.who} متاحة. لن تُعقد المقابلة ${p.at}.`,
    }),
  },
  selection_ended: {
    label: 'مرشّحة مختارة لم تعد متاحة',
    words: (p) => ({
      title: 'لم تعد متاحة',
      text: `لم تعد ${p.who} متاحة، فانتهى اختيارك لها. لا يلزمك دفع أي مبلغ، وما دفعته في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_selection: {
    label: 'انسحاب مرشّحة مختارة',
    words: (p) => ({
      title: 'انسحاب مرشّحة',
      text: `انسحبت ${p.who} من اختيارك. لا يلزمك دفع أي مبلغ، وما دفعته في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_hire: {
    label: 'انسحاب عاملة قبل وصولها',
    words: (p) => ({
      title: 'انسحاب عاملة',
      text: `انسحبت ${p.who} قبل وصولها، فانتهى التوظيف.${p.amount ? ` ويعود إليك المبلغ كاملًا: \u2068${p.amount}\u2069.` : ''}`,
    }),
  },
  interview_reminder: {
    label: 'تذكير بمقابلة',
    words: (p) => ({
      title: 'تذكير بالمقابلة',
      text: `المقابلة مع ${p.who} بعد ${inHours(p)}: ${p.at} بتوقيت الدوحة.`,
    }),
  },
}

export const replies: typeof en.replies = {
  accepted: (household, at) =>
    `شكراً لكِ. قبلتِ المقابلة مع ${household}: ${at} بتوقيت الدوحة. للتغيير:`,
  declined: (household, at) => `اعتذرتِ عن المقابلة مع ${household} ${at}. للتغيير:`,
  several: 'لديكِ أكثر من دعوة إلى مقابلة. يرجى الرد على كل منها هنا:',
  choose: 'أمامكِ أكثر من موعد. يرجى الاختيار هنا:',
  changed: 'وصلنا ردكِ على هذه الدعوة من قبل. للتغيير:',
}
