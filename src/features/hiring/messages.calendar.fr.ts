import type { en } from './messages.calendar.en.ts'

export const fr: typeof en = {
  summary: (name) => `Entretien avec ${name}`,
  description: 'Un entretien fixé sur Manzil. Les heures sont celles de Doha.',
  ways: {
    video: 'Dans la salle vidéo de Manzil',
    phone: 'Par téléphone',
    whatsapp: 'Par appel WhatsApp',
    home: 'Chez la famille',
    office: 'Au bureau de l’agence',
  },
}
