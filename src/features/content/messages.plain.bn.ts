import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const bn: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'সব প্রার্থী',
  errors: {
    notFound: {
      title: 'এই পাতা এখানে নেই',
      text: 'ঠিকানা ভুল লেখা হতে পারে, বা পাতাটি সরে গেছে। মানুষরা যেখানে ছিলেন সেখানেই আছেন।',
    },
    failed: {
      title: 'আমাদের দিকে কোনো সমস্যা হয়েছে',
      text: 'এতে আপনার দোষ নেই। একটু পরে আবার চেষ্টা করুন।',
    },
    away: {
      title: 'আপনার ইন্টারনেট নেই',
      text: 'ইন্টারনেট ছাড়া এই পাতা খোলা যায় না। ইন্টারনেট ফিরলেই নিজে থেকে খুলবে।',
    },
    kept: 'এগুলো ইন্টারনেট ছাড়াও খোলে',
    retry: 'আবার চেষ্টা করুন',
    toHome: 'প্রথম পাতায় যান',
  },
}
