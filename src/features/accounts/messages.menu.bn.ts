import type { en } from './messages.menu.en.ts'

export const bn: typeof en = {
  menu: (name) => `${name}-এর অ্যাকাউন্ট`,
  dashboard: 'আমার পাতা',
  account: 'আপনার অ্যাকাউন্ট',
  changePassword: 'পাসওয়ার্ড বদলান',
  devices: 'যেসব ডিভাইসে সাইন ইন করা',
  logOut: 'লগ আউট',
}
