import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'Comment se fait la rencontre ?',
    video: 'Salle vidéo',
    phone: 'Appel téléphonique',
    whatsapp: 'Appel WhatsApp',
    home: 'Chez vous',
    office: 'Au bureau de l’agence',
    hints: {
      video: 'Dans votre navigateur, ici sur Manzil. Personne ne voit le numéro de l’autre.',
      phone: 'Chacun voit le numéro de l’autre quand l’entretien est accepté.',
      whatsapp: 'Chacun voit le WhatsApp de l’autre quand l’entretien est accepté.',
      home: 'L’adresse s’affiche quand l’entretien est accepté.',
      office: 'Pour les personnes présentées par une agence.',
    },
    shown: {
      video: 'Dans la salle vidéo',
      phone: 'Par téléphone',
      whatsapp: 'Par appel WhatsApp',
      home: 'Chez la famille',
      office: 'Au bureau de l’agence',
    },
  },
  join: 'Entrer',
}
