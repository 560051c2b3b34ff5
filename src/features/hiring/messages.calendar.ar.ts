import type { en } from './messages.calendar.en.ts'

export const ar: typeof en = {
  summary: (name) => `مقابلة مع ${name}`,
  description: 'مقابلة رُتّبت عبر منزل. الأوقات بتوقيت الدوحة.',
  ways: {
    video: 'في غرفة الفيديو على منزل',
    phone: 'مكالمة هاتفية',
    whatsapp: 'مكالمة واتساب',
    home: 'في منزل الأسرة',
    office: 'في مكتب الاستقدام',
  },
}
