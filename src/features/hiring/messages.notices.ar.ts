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
      text: `دعوة إلى مقابلة من ${p.who}: ${p.at} بتوقيت الدوحة${more(p)}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
    }),
  },
  interview_moved: {
    label: 'تغيير موعد مقابلة',
    words: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلتك مع ${p.who}: ${p.at} بتوقيت الدوحة${more(p)}. ${please(p, 'يرجى القبول أو الاعتذار.', 'يرجى اختيار موعد أو اقتراح غيره أو الاعتذار.')}`,
    }),
  },
  interview_cancelled: {
    label: 'إلغاء مقابلة',
    words: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلتك مع ${p.who} التي كانت مقررة ${p.at}.`,
    }),
  },
  agency_interview_scheduled: {
    label: 'تحديد مقابلة لأحد مرشحيكم',
    words: (p) => ({
      title: 'موعد مقابلة',
      text: `دعوة من ${p.who} إلى مقابلة مع ${p.her}: ${p.at} بتوقيت الدوحة${more(p)}. الرد لديكم.`,
    }),
  },
  agency_interview_moved: {
    label: 'تغيير مقابلة لأحد مرشحيكم',
    words: (p) => ({
      title: 'تغيير موعد المقابلة',
      text: `أصبحت مقابلة ${p.her} مع ${p.who}: ${p.at} بتوقيت الدوحة${more(p)}. الرد لديكم.`,
    }),
  },
  agency_interview_cancelled: {
    label: 'إلغاء مقابلة لأحد مرشحيكم',
    words: (p) => ({
      title: 'إلغاء المقابلة',
      text: `أُلغيت مقابلة ${p.her} مع ${p.who} التي كانت مقررة ${p.at}.`,
    }),
  },
  interview_agreed: {
    label: 'قبول موعد من اقتراحك',
    words: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وصلت موافقة ${p.who} على الموعد من اقتراحك: ${p.at} بتوقيت الدوحة${more(p)}.`,
    }),
  },
  agency_interview_agreed: {
    label: 'قبول موعد اقترحتموه لأحد مرشحيكم',
    words: (p) => ({
      title: 'اتفاق على موعد المقابلة',
      text: `وصلت موافقة ${p.who} على الموعد الذي اقترحتموه لمقابلة ${p.her}: ${p.at} بتوقيت الدوحة${more(p)}.`,
    }),
  },
  agency_interview_reminder: {
    label: 'تذكير بمقابلة لأحد مرشحيكم',
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
      text: `تم قبول المقابلة من ${p.who}: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_accepted_in_demo: {
    label: 'قبول مقابلة في العرض التجريبي',
    words: (p) => ({
      title: 'قبول المقابلة',
      text: `هذا عرض تجريبي بشخصية مبتكرة: تم قبول المقابلة من ${p.who}: ${p.at} بتوقيت الدوحة.`,
    }),
  },
  interview_declined: {
    label: 'الاعتذار عن مقابلة',
    words: (p) => ({
      title: 'اعتذار عن المقابلة',
      text: `اعتذار من ${p.who} عن المقابلة ${p.at}. يمكنك اقتراح موعد آخر.`,
    }),
  },
  interview_called_off: {
    label: 'إلغاء المقابلة من الطرف الآخر',
    words: (p) => ({
      title: 'أُلغيت المقابلة',
      text: `أُلغيت المقابلة مع ${p.who} التي كانت مقررة ${p.at}: الملف لم يعد متاحًا.`,
    }),
  },
  selection_ended: {
    label: 'انتهاء اختيار',
    words: (p) => ({
      title: 'الملف لم يعد متاحًا',
      text: `ملف ${p.who} لم يعد متاحًا، فانتهى الاختيار. لا يلزمك دفع أي مبلغ، وما دُفع في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_selection: {
    label: 'انسحاب من اختيارك',
    words: (p) => ({
      title: 'انسحاب من اختيارك',
      text: `انسحاب ${p.who} من اختيارك. لا يلزمك دفع أي مبلغ، وما دُفع في هذه الأثناء يعود إليك كاملًا.`,
    }),
  },
  candidate_left_hire: {
    label: 'انسحاب قبل الوصول',
    words: (p) => ({
      title: 'انسحاب قبل الوصول',
      text: `انسحاب ${p.who} قبل الوصول، فانتهى التوظيف.${p.amount ? ` ويعود إليك المبلغ كاملًا: \u2068${p.amount}\u2069.` : ''}`,
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
    `شكراً لك. سُجّل قبول المقابلة مع ${household}: ${at} بتوقيت الدوحة. للتغيير:`,
  declined: (household, at) => `سُجّل اعتذارك عن المقابلة مع ${household} ${at}. للتغيير:`,
  several: 'لديك أكثر من دعوة إلى مقابلة. يرجى الرد على كل منها هنا:',
  choose: 'أمامك أكثر من موعد. يرجى الاختيار هنا:',
  changed: 'وصلنا ردك على هذه الدعوة من قبل. للتغيير:',
}
