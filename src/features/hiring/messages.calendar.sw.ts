import type { en } from './messages.calendar.en.ts'

export const sw: typeof en = {
  summary: (name) => `Mahojiano na ${name}`,
  description: 'Mahojiano yaliyopangwa Manzil. Saa ni za Doha.',
  ways: {
    video: 'Kwenye chumba cha video cha Manzil',
    phone: 'Kwa simu',
    whatsapp: 'Kwa simu ya WhatsApp',
    home: 'Nyumbani kwa familia',
    office: 'Ofisini kwa wakala',
  },
}
