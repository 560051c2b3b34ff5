import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'Mawasiliano',
  phone: 'Simu',
  whatsapp: 'WhatsApp',
  email: 'Barua pepe',
  nothingOfHire: 'Hakuna namba wala anwani hapa. Tafadhali tuulize.',
  whileHired:
    'Yako wazi kwenu nyote wawili kazi inapoendelea. Hakuna mpango wa kulipia unaohitajika.',
  failed: 'Mawasiliano hayakupatikana. Tafadhali jaribu tena.',
}
