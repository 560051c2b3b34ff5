import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}، ${wage} شهريًا، ابتداءً من ${start}`

export const notices: typeof en = {
  agreement_asked: {
    label: 'أسرة تطلب موافقتك',
    title: 'أسرة تسألك',
    text: (p) => `عرض عمل من ${p.who}: ${terms(p)}. يرجى الموافقة أو الرفض أو اقتراح شروط أخرى.`,
  },
  agency_agreement_asked: {
    label: 'أسرة تطلب موافقة أحد مرشحيكم',
    title: 'أسرة تنتظر ردكم',
    text: (p) => `عرض عمل من ${p.who} إلى ${p.her}: ${terms(p)}. الرد لديكم.`,
  },
  agreement_taken: {
    label: 'قبول شروط من اقتراحك',
    title: 'تم الاتفاق',
    text: (p) => `وصلت موافقة ${p.who} على شروطك: ${terms(p)}.`,
  },
  agency_agreement_taken: {
    label: 'قبول شروط اقترحتموها',
    title: 'تم الاتفاق على الشروط',
    text: (p) => `وصلت موافقة ${p.who} على الشروط التي اقترحتموها لتوظيف ${p.her}: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'انتهاء سؤال أسرة',
    title: 'لم يعد الرد مطلوبًا',
    text: (p) => `لم يعد سؤال ${p.who} عن العمل قائمًا، ولا يلزمك الرد عليه.`,
  },
  agency_agreement_withdrawn: {
    label: 'انتهاء سؤال أسرة عن أحد مرشحيكم',
    title: 'لم يعد الرد مطلوبًا',
    text: (p) => `لم يعد سؤال ${p.who} عن توظيف ${p.her} قائمًا، ولا يلزمكم الرد عليه.`,
  },
  agreement_countered: {
    label: 'اقتراح شروط أخرى',
    title: 'اقتراح شروط أخرى',
    text: (p) => `وصل من ${p.who} اقتراح بشروط أخرى: ${terms(p)}. يرجى القبول أو الرد.`,
  },
  agreement_countered_in_demo: {
    label: 'اقتراح شروط أخرى في العرض التجريبي',
    title: 'اقتراح شروط أخرى',
    text: (p) =>
      `هذا عرض تجريبي بشخصية مبتكرة: وصل من ${p.who} اقتراح بشروط أخرى: ${terms(p)}. يرجى القبول أو الرد.`,
  },
  agreement_yes: {
    label: 'الموافقة على شروطك',
    title: 'الرد: موافقة',
    text: (p) => `وصلت موافقة ${p.who} على شروطك: ${terms(p)}. يمكنك الدفع الآن.`,
  },
  agreement_yes_in_demo: {
    label: 'موافقة على شروطك في العرض التجريبي',
    title: 'الرد: موافقة',
    text: (p) =>
      `هذا عرض تجريبي بشخصية مبتكرة: وصلت موافقة ${p.who} على شروطك: ${terms(p)}. يمكنك الدفع الآن.`,
  },
  agreement_no: {
    label: 'الاعتذار عن شروطك',
    title: 'الرد: اعتذار',
    text: (p) =>
      p.amount === ''
        ? `وصل اعتذار ${p.who} عن شروطك. يمكنك طرح السؤال من جديد بشروط أخرى.`
        : `وصل اعتذار ${p.who} عن شروطك. ويعود إليك المبلغ كاملًا: ${p.amount}.`,
  },
  agreement_no_in_demo: {
    label: 'اعتذار عن شروطك في العرض التجريبي',
    title: 'الرد: اعتذار',
    text: (p) =>
      p.amount === ''
        ? `هذا عرض تجريبي بشخصية مبتكرة: وصل اعتذار ${p.who} عن شروطك. يمكنك طرح السؤال من جديد بشروط أخرى.`
        : `هذا عرض تجريبي بشخصية مبتكرة: وصل اعتذار ${p.who} عن شروطك. ويعود إليك المبلغ كاملًا: ${p.amount}.`,
  },
}
