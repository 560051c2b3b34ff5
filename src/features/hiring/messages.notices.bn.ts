import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', ভিডিও রুমে',
  phone: ', ফোনে',
  whatsapp: ', WhatsApp-এ',
  home: ', পরিবারের বাসায়',
  office: ', এজেন্সির অফিসে',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('bn', others, { one: ', বা আরও #টি সময়', other: ', বা আরও #টি সময়' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'একটি নিন, অন্য সময় দিন বা না বলুন।' : 'গ্রহণ করুন বা না বলুন।'

const inHours = ({ hours }: Said): string => plural('bn', hours, { one: '# ঘণ্টা', other: '# ঘণ্টা' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'একটি ইন্টারভিউ ঠিক হয়েছে',
    words: (p) => ({
      title: 'ইন্টারভিউয়ের সময় দেওয়া হয়েছে',
      text: `${p.who} আপনার সাথে কথা বলতে চান: ${p.at}, দোহার সময়${more(p)}। ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'একটি ইন্টারভিউ সরানো হয়েছে',
    words: (p) => ({
      title: 'ইন্টারভিউ সরানো হয়েছে',
      text: `${p.who}-এর সাথে আপনার ইন্টারভিউ এখন ${p.at}, দোহার সময়${more(p)}। ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'একটি ইন্টারভিউ বাতিল হয়েছে',
    words: (p) => ({
      title: 'ইন্টারভিউ বাতিল হয়েছে',
      text: `${p.who}-এর সাথে ${p.at} আপনার ইন্টারভিউ হবে না।`,
    }),
  },
  interview_agreed: {
    label: 'একটি পরিবার আপনার দেওয়া সময় নিয়েছে',
    words: (p) => ({
      title: 'ইন্টারভিউ ঠিক হয়েছে',
      text: `${p.who} আপনার দেওয়া সময় নিয়েছেন: ${p.at}, দোহার সময়${more(p)}।`,
    }),
  },
  interview_late: {
    label: 'ইন্টারভিউয়ে অন্য পক্ষের দেরি হবে',
    words: (p) => ({
      title: 'দেরি হবে',
      text: `ইন্টারভিউয়ে ${p.who}-এর ${plural('bn', p.minutes, { one: '# মিনিট', other: '# মিনিট' })} দেরি হবে: ${p.at}, দোহার সময়।`,
    }),
  },
  interview_absent: {
    label: 'অন্য পক্ষ বলছে আপনি আসেননি',
    words: (p) => ({
      title: 'আসেননি বলা হয়েছে',
      text: `${p.who} বলছেন ইন্টারভিউয়ে কেউ আসেনি: ${p.at}, দোহার সময়। ভুল হলে যোগাযোগ করুন।`,
    }),
  },
  interview_reminder: {
    label: 'ইন্টারভিউয়ের কথা মনে করানো',
    words: (p) => ({
      title: 'ইন্টারভিউ আছে',
      text: `${p.who}-এর সাথে আপনার ইন্টারভিউ ${inHours(p)} পরে: ${p.at}, দোহার সময়।`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `ধন্যবাদ। আপনি ${household}-এর সাথে ইন্টারভিউ গ্রহণ করেছেন: ${at}, দোহার সময়। বদলাতে:`,
  declined: (household, at) => `আপনি ${household}-এর সাথে ${at} ইন্টারভিউয়ে না বলেছেন। বদলাতে:`,
  several: 'আপনার একাধিক আমন্ত্রণ আছে। প্রতিটির উত্তর এখানে দিন:',
  choose: 'বাছার জন্য একাধিক সময় আছে। এখানে বেছে নিন:',
  changed: 'এই আমন্ত্রণে আপনার উত্তর আগেই জানা আছে। বদলাতে:',
}
