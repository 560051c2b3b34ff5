import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const bn: Translation<typeof en> = {
  calendar: 'ক্যালেন্ডারে যোগ করুন',
  calendarCancelled: 'ক্যালেন্ডার থেকে সরান',
  calendarFailed: 'ক্যালেন্ডারের ফাইল আনা যায়নি। আবার চেষ্টা করুন।',
  answers: { accepted: 'গ্রহণ করা হয়েছে', declined: 'না বলা হয়েছে', waiting: 'এখনো উত্তর দেওয়া হয়নি' },
  seeker: {
    title: 'ইন্টারভিউ',
    intro: 'যেসব পরিবার আপনার সাথে কথা বলতে চায়। সময় দোহার।',
    loading: 'আপনার ইন্টারভিউ খোলা হচ্ছে',
    failed: {
      title: 'আপনার ইন্টারভিউ দেখানো যায়নি',
      text: 'আপনার ইন্টারনেট দেখুন, তারপর আবার চেষ্টা করুন।',
    },
    empty: {
      title: 'এখনো কোনো ইন্টারভিউ নেই',
      text: 'কোনো পরিবার আপনার সাথে কথা বলতে চাইলে এখানে দেখবেন ও একটি মেসেজ পাবেন।',
    },
    next: 'সামনে',
    past: 'আগের ও বাতিল',
    with: 'যার সাথে ইন্টারভিউ',
    accept: 'গ্রহণ করুন',
    decline: 'না বলুন',
    acceptOf: (name) => `${name}-এর সাথে ইন্টারভিউ গ্রহণ করুন`,
    declineOf: (name) => `${name}-এর সাথে ইন্টারভিউয়ে না বলুন`,
    confirmDecline: 'এই ইন্টারভিউয়ে না বলবেন? পরিবারকে জানানো হবে, তারা অন্য সময় দিতে পারে।',
    accepted: 'আপনি গ্রহণ করেছেন।',
    declined: 'আপনি না বলেছেন।',
    waiting: 'উত্তর দিন।',
    states: { scheduled: 'শেষ হয়েছে', held: 'হয়েছে', cancelled: 'বাতিল হয়েছে' },
    failedAnswer: 'আপনার উত্তর পাঠানো যায়নি। আবার চেষ্টা করুন।',
  },
}
