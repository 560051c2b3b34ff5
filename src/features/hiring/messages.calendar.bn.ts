import type { en } from './messages.calendar.en.ts'

export const bn: typeof en = {
  summary: (name) => `${name}-এর সাথে ইন্টারভিউ`,
  description: 'Manzil-এ ঠিক করা ইন্টারভিউ। সময় দোহার।',
  ways: {
    video: 'Manzil-এর ভিডিও রুমে',
    phone: 'ফোনে',
    whatsapp: 'WhatsApp কলে',
    home: 'পরিবারের বাসায়',
    office: 'এজেন্সির অফিসে',
  },
}
