import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string => `${role}, মাসে ${wage}, ${start} থেকে`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'একটি পরিবার আপনার হ্যাঁ চায়',
    title: 'একটি পরিবার আপনাকে চাইছে',
    text: (p) => `${p.who} চান আপনি তাদের বাসায় কাজ করুন: ${terms(p)}। হ্যাঁ বা না বলুন, বা অন্য শর্ত দিন।`,
  },
  agreement_taken: {
    label: 'একটি পরিবার আপনার দেওয়া শর্ত মেনেছে',
    title: 'আপনারা রাজি হয়েছেন',
    text: (p) => `${p.who} আপনার দেওয়া শর্ত মেনে নিয়েছেন: ${terms(p)}।`,
  },
  agreement_withdrawn: {
    label: 'একটি পরিবারের প্রশ্ন শেষ',
    title: 'আর উত্তর লাগবে না',
    text: (p) => `${p.who} আর আপনাকে চাইছেন না: কাজের প্রশ্নটি শেষ।`,
  },
}
