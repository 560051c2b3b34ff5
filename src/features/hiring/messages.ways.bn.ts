import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'কীভাবে কথা বলবেন?',
    video: 'ভিডিও রুম',
    phone: 'ফোন কল',
    whatsapp: 'WhatsApp কল',
    home: 'আপনার বাসায়',
    office: 'এজেন্সির অফিসে',
    hints: {
      video: 'আপনার ব্রাউজারে, এখানে Manzil-এ। কেউ কারও নম্বর দেখে না।',
      phone: 'ইন্টারভিউ গ্রহণ হলে দুজনই অন্যের নম্বর দেখেন।',
      whatsapp: 'ইন্টারভিউ গ্রহণ হলে দুজনই অন্যের WhatsApp দেখেন।',
      home: 'ইন্টারভিউ গ্রহণ হলে ঠিকানা দেখা যায়।',
      office: 'যাঁরা এজেন্সির মাধ্যমে আসেন তাঁদের জন্য।',
    },
    shown: {
      video: 'ভিডিও রুমে',
      phone: 'ফোনে',
      whatsapp: 'WhatsApp কলে',
      home: 'পরিবারের বাসায়',
      office: 'এজেন্সির অফিসে',
    },
  },
  join: 'যোগ দিন',
}
