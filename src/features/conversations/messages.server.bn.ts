import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const bn: Translation<typeof en> = {
  errors: {
    translationAway: 'এখন অনুবাদ করা যায়নি। পরে আবার চেষ্টা করুন।',
    translationOff: 'এখানে মেসেজ অনুবাদ হয় না।',
    messagePrivate: 'যিনি লিখেছেন তিনি এটি ব্যক্তিগত রেখেছেন: অনুবাদ হয় না।',
    messageEmpty: 'কিছু লিখুন।',
    paperNeedsContact:
      'একে অন্যের সাথে যোগাযোগ করার অনুমতি হলে কাগজ পাঠানো যায়: ইন্টারভিউ গ্রহণ হলে বা নিয়োগের পরে।',
    conversationEnded: 'অন্য পক্ষ এই কথাবার্তা শেষ করেছে।',
    conversationEndedByYou: 'আপনি এই কথাবার্তা শেষ করেছেন।',
    conversationBlocked: 'আপনি অন্য পক্ষকে ব্লক করেছেন।',
    reportSettled: 'এই রিপোর্টের মীমাংসা হয়েছে।',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'একটি নতুন মেসেজ',
      title: (name) => `${name}-এর মেসেজ`,
      text: (name) => `${name} আপনাকে লিখেছেন।`,
    },
    conversation_warning: {
      label: 'একটি কথাবার্তা নিয়ে সতর্কতা',
      title: () => 'একটি কথাবার্তা নিয়ে সতর্কতা',
      text: () =>
        'আপনার একটি কথাবার্তা রিপোর্ট করা হয়েছিল, আমরা দেখেছি। সেখানে যা বলা হয়েছে তা আমাদের নিয়ম ভাঙে। আবার হলে আপনার অ্যাকাউন্ট বন্ধ হতে পারে।',
    },
  },
}
