import type { en } from './messages.calendar.en.ts'

export const am: typeof en = {
  summary: (name) => `ከ${name} ጋር ቃለ መጠይቅ`,
  description: 'በ Manzil የተዘጋጀ ቃለ መጠይቅ። ሰዓቶቹ የዶሃ ናቸው።',
  ways: {
    video: 'በ Manzil የቪዲዮ ክፍል',
    phone: 'በስልክ',
    whatsapp: 'በ WhatsApp ጥሪ',
    home: 'በቤተሰቡ ቤት',
    office: 'በኤጀንሲው ቢሮ',
  },
}
