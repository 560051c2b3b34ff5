import type { en } from './messages.calendar.en.ts'

export const fil: typeof en = {
  summary: (name) => `Interview: ${name}`,
  description: 'Interview na inayos sa Manzil. Oras sa Doha ang mga nakasulat.',
  ways: {
    video: 'Sa video room ng Manzil',
    phone: 'Sa telepono',
    whatsapp: 'Sa WhatsApp call',
    home: 'Sa bahay ng pamilya',
    office: 'Sa opisina ng agency',
  },
}
