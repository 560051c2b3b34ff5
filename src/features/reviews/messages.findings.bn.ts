import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'আপনার প্রোফাইল',
    picture: 'আপনার ছবি',
    video: 'আপনার ভিডিও',
    texts: 'আপনার লেখা',
  },
  profile_change_asked: {
    label: 'প্রোফাইলে বদল চাওয়া হয়েছে',
    title: 'আপনার প্রোফাইলে কিছু বদলান',
    text: (name, part, reason) => `Manzil আপনাকে ${part} বদলাতে বলছে (প্রোফাইল ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'প্রোফাইল লুকানো হয়েছে',
    title: 'আপনার প্রোফাইল এখন লুকানো আছে',
    text: (name, reason) =>
      `পরিবাররা এখন ${name}-এর প্রোফাইল দেখতে পায় না। কারণ: ${reason}। বদলে সেভ করুন: আমরা আবার দেখে আপনাকে জানাব।`,
  },
  profile_shown_again: {
    label: 'প্রোফাইল আবার দেখানো হচ্ছে',
    title: 'আপনার প্রোফাইল আবার দেখানো হচ্ছে',
    text: (name) => `আমরা ${name}-এর প্রোফাইল দেখেছি। পরিবাররা আবার এটি দেখতে পারে। ধন্যবাদ।`,
  },
  paper_rejected: {
    label: 'একটি কাগজ নেওয়া হয়নি',
    title: 'একটি কাগজ নেওয়া হয়নি',
    text: (name, paper, reason) => `${name}-এর কাগজ “${paper}” নেওয়া হয়নি: ${reason}। আবার আপলোড করুন।`,
  },
  check_recorded: {
    label: 'কিছু যাচাই হয়েছে',
    title: (badge) => badge,
    text: (name, badge, date) => `${name}-এর প্রোফাইলে এখন “${badge}” লেখা, ${date} পর্যন্ত।`,
  },
  check_withdrawn: {
    label: 'একটি যাচাই তুলে নেওয়া হয়েছে',
    title: (badge) => `আর দেখানো হয় না: ${badge}`,
    text: (name, badge, reason) => `${name}-এর প্রোফাইলে আর “${badge}” লেখা নেই। কারণ: ${reason}`,
  },
  check_expired: {
    label: 'একটি যাচাইয়ের মেয়াদ শেষ',
    title: (badge) => `আর দেখানো হয় না: ${badge}`,
    text: (name, badge) =>
      `${name}-এর প্রোফাইলে “${badge}”-এর মেয়াদ শেষ। নতুন কাগজ আপলোড করুন, আমরা যাচাই করব।`,
  },
}
