import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'Contact',
  phone: 'Telepono',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  nothingOfHire: 'Walang numero o address dito. Magtanong sa amin.',
  whileHired: 'Bukas sa inyong dalawa habang tumatagal ang trabaho. Hindi kailangan ng plan.',
  failed: 'Hindi ma-load ang contact. Subukan ulit.',
}
