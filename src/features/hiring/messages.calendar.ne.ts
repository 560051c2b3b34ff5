import type { en } from './messages.calendar.en.ts'

export const ne: typeof en = {
  summary: (name) => `${name} सँग अन्तर्वार्ता`,
  description: 'Manzil मा मिलाइएको अन्तर्वार्ता। समय दोहाको हो।',
  ways: {
    video: 'Manzil को भिडियो रुममा',
    phone: 'फोनमा',
    whatsapp: 'WhatsApp कलमा',
    home: 'परिवारको घरमा',
    office: 'एजेन्सीको अफिसमा',
  },
}
