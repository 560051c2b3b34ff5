import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'নিরাপত্তার ইতিহাস',
  text: 'গত এক বছরে আপনার অ্যাকাউন্টে যা হয়েছে। কোনোটি আপনার নয়? পাসওয়ার্ড বদলান ও ডিভাইসটি সাইন আউট করুন।',
  loading: 'ইতিহাস খোলা হচ্ছে...',
  failed: 'ইতিহাস দেখানো যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  none: 'এখনো কিছু হয়নি।',
  show: 'ইতিহাস দেখান',
  more: 'আগের দেখান',
  unknownDevice: 'অচেনা ডিভাইস',
  on: (browser, system) => `${system}-এ ${browser}`,
  kinds: {
    signed_in: 'সাইন ইন হয়েছে',
    sign_in_failed: 'ভুল পাসওয়ার্ড দিয়ে সাইন ইনের চেষ্টা',
    session_reused: 'পুরোনো সাইন ইন আবার ব্যবহার হয়েছে; ডিভাইসটি সাইন আউট করা হয়েছে',
    proved: 'পরিচয় প্রমাণ হয়েছে',
    proof_failed: 'পরিচয় প্রমাণ হয়নি',
    factor_failed: 'দ্বিতীয় প্রমাণের কোড ভুল',
    factor_changed: 'দ্বিতীয় প্রমাণ বদলেছে',
    passkey_changed: 'Passkey বদলেছে',
    passkey_failed: 'Passkey নেওয়া হয়নি',
    passkey_blocked: 'নকল passkey আটকানো হয়েছে',
    recovery_code_used: 'রিকভারি কোড ব্যবহার হয়েছে',
    phone_changed: 'মোবাইল নম্বর বদলানো হয়েছে',
    email_changed: 'ই-মেইল ঠিকানা বদলানো হয়েছে',
    password_changed: 'পাসওয়ার্ড বদলানো হয়েছে',
    change_undone: 'লিংক দিয়ে বদল ফিরিয়ে নেওয়া হয়েছে',
  },
}
