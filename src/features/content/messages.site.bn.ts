import type { company as enCompany, en } from './messages.site.en.ts'

export const bn: typeof en = {
  purpose: 'কাতারের পরিবাররা এখানে বাসার কাজের মানুষ খুঁজে পায় ও নিয়োগ দেয়।',
  skip: 'মূল লেখায় যান',
  navigation: 'প্রধান',
  menu: 'মেনু',
  home: 'হোম',
  candidates: 'সব প্রার্থী',
  visa: 'ভিসা সেবা',
  pricing: 'দাম',
  about: 'আমাদের কথা',
  contact: 'যোগাযোগ',
  toTop: 'উপরে যান',
  demo: {
    text: 'এটি একটি demo: মানুষগুলো বানানো, কোনো টাকা লেনদেন হয় না।',
    link: 'সব ভূমিকা দেখে নিন',
    hide: 'এটি লুকান',
  },
  footer: {
    label: 'পাতার নিচের অংশ',
    explore: 'দেখুন',
    help: 'সাহায্য',
    howItWorks: 'কীভাবে কাজ করে',
    faq: 'প্রশ্ন ও উত্তর',
    testimonials: 'অন্যদের কথা',
    privacy: 'গোপনীয়তা',
    terms: 'নিয়মাবলি',
    demo: 'demo',
    admin: 'Admin লগইন',
    settings: 'ভাষা ও চেহারা',
    fairness: 'কর্মীরা কোনো ধাপেই কোনো ফি দেন না।',
    howWeCheck: 'আমরা কীভাবে যাচাই করি',
  },
  newsletter: {
    title: 'নিউজলেটার',
    email: 'আপনার ই-মেইল ঠিকানা',
    subscribe: 'সাবস্ক্রাইব করুন',
    leaveEmpty: 'এই ঘর খালি রাখুন',
  },
  theme: { label: 'চেহারা', light: 'আলো', dark: 'অন্ধকার', system: 'ডিভাইসের মতো' },
  largerText: 'বড় লেখা',
  toasts: { label: 'মেসেজ', close: 'বন্ধ করুন' },
  partMissing: 'এই পাতার একটি অংশ খোলা যায়নি। ইন্টারনেট ফিরলেই আসবে।',
}

export const company: typeof enCompany = {
  registration: 'বাণিজ্যিক নিবন্ধন',
  licence: 'লাইসেন্স',
  whatsapp: 'WhatsApp',
}
