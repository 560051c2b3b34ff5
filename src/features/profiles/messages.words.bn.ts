import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  values: {
    position: { Nanny: 'আয়া', Maid: 'গৃহকর্মী', Cook: 'রাঁধুনি', Driver: 'ড্রাইভার' },
    workType: {
      live_in: 'বাসায় থেকে',
      live_out: 'বাইরে থেকে এসে',
      part_time: 'খণ্ডকালীন',
    },
    skill: {
      Babycare: 'ছোট শিশুর যত্নে দক্ষ',
      Cleaning: 'পরিষ্কার করা',
      Cooking: 'রান্না',
      'Elderly Care': 'বয়স্কদের যত্ন',
      Driving: 'গাড়ি চালানো',
      Petcare: 'পোষা প্রাণীর যত্ন',
    },
    visaType: { own_visa: 'নিজের ভিসা', company_visa: 'কোম্পানির ভিসা', none: 'ভিসা নেই' },
    visaStatus: {
      valid: 'চালু আছে',
      expired: 'মেয়াদ শেষ',
      pending: 'অপেক্ষায়',
      not_applicable: 'লাগে না',
    },
    maritalStatus: {
      single: 'অবিবাহিত',
      married: 'বিবাহিত',
      divorced: 'তালাকপ্রাপ্ত',
      widowed: 'স্বামী বা স্ত্রী মারা গেছেন',
    },
    gender: { male: 'পুরুষ', female: 'মহিলা', other: 'অন্য' },
    religion: { Christian: 'খ্রিস্টান', Muslim: 'মুসলিম', Hindu: 'হিন্দু' },
    level: { basic: 'অল্প', good: 'ভালো', fluent: 'অনর্গল', native: 'মাতৃভাষা' },
    language: {
      English: 'ইংরেজি',
      Arabic: 'আরবি',
      Hindi: 'হিন্দি',
      French: 'ফরাসি',
      Tagalog: 'তাগালগ',
      Swahili: 'সোয়াহিলি',
      Sinhala: 'সিংহলা',
      Tamil: 'তামিল',
      Luganda: 'লুগান্ডা',
      Indonesian: 'ইন্দোনেশীয়',
      Other: 'অন্য',
    },
  },
  person: {
    position: (word) => word,
    nationality: (word) => word,
    maritalStatus: (word) => word,
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'বলা হয়নি',
  years: (n) => plural('bn', n, { one: '# বছর', other: '# বছর' }),
  and: ', ',
  months: (n) => plural('bn', n, { one: '# মাস', other: '# মাস' }),
  experience: (n) =>
    n === 0
      ? '1 বছরের কম অভিজ্ঞতা'
      : plural('bn', n, { one: '# বছরের অভিজ্ঞতা', other: '# বছরের অভিজ্ঞতা' }),
  newcomer: 'প্রথম চাকরি',
  salary: { negotiable: 'কথা বলে ঠিক হবে', perMonth: '/ মাস' },
  card: {
    view: 'পুরো প্রোফাইল দেখুন',
    of: (name) => `${name}-এর পুরো প্রোফাইল দেখুন`,
    available: 'কাজের জন্য তৈরি',
    direct: 'সরাসরি',
    video: 'ভিডিও',
    more: (n) => `+${n}`,
    checked: {
      identity: 'পরিচয় যাচাই হয়েছে',
      licence: 'ড্রাইভিং লাইসেন্স যাচাই হয়েছে',
      medical: 'মেডিকেল সার্টিফিকেট দেখা হয়েছে',
      references: 'রেফারেন্স জিজ্ঞেস করা হয়েছে',
    },
  },
}
