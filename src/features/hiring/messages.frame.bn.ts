import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'আমার পাতা',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'আপনার পাতা খোলা হচ্ছে',
  failed: {
    title: 'আপনার পাতা খোলা যায়নি',
    text: 'আপনার ইন্টারনেট দেখুন, তারপর আবার চেষ্টা করুন।',
  },
  away: {
    offline: 'আপনার ইন্টারনেট নেই',
    unreachable: 'Manzil-এর সাথে যোগাযোগ করা যায়নি',
    text: 'আপনার ইন্টারনেট দেখুন, তারপর আবার চেষ্টা করুন।',
  },
  welcome: (name) => `স্বাগতম, ${name}`,
  retry: 'আবার চেষ্টা করুন',
}
