import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'আমার প্রোফাইল | Manzil',
  metaDocuments: 'আমার কাগজপত্র | Manzil',
  tabs: {
    label: 'আমার জায়গা',
    today: 'আজ',
    profile: 'প্রোফাইল',
    documents: 'আমার কাগজপত্র',
    interviews: 'ইন্টারভিউ',
    messages: 'মেসেজ',
    agreements: 'শর্ত',
    recruitment: 'নিয়োগ',
    work: 'কাজ',
  },
  close: 'বন্ধ করুন',
  loading: 'প্রোফাইল খোলা হচ্ছে...',
}
