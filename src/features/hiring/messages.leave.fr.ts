import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.leave.en.ts'

export const fr: Translation<typeof en> = {
  withdraw: 'Me retirer',
  own: {
    title: 'Les familles qui veulent vous embaucher',
    standings: { selected: 'Sélection', hired: 'Embauche' },
    since: {
      selected: (date) => `Sélection le ${date}. Rien n’est sûr tant que la famille n’a pas payé.`,
      hired: (date) => `Embauche le ${date}.`,
    },
    arrived:
      'Vous avez rejoint la famille, vous ne pouvez donc plus vous retirer ici. Si quelque chose ne va pas, adressez-vous à nous ou au ministère du Travail.',
    ministry: 'Appeler le ministère : 16008',
    write: 'Écrivez-nous',
    withdrawFrom: (household) => `Me retirer : ${household}`,
    ask: (household) => `${household} : voulez-vous vous retirer ?`,
    what: {
      selected: [
        'La famille apprend que vous vous retirez, et sa sélection prend fin.',
        'Il n’y a rien à payer, ni pour vous ni pour la famille.',
        'D’autres familles peuvent toujours vous trouver, tant que votre profil est publié.',
      ],
      hired: [
        'La famille est prévenue, et récupère tout ce qui reste de ce qu’elle a payé.',
        'Votre recrutement chez elle est fermé. Vous ne devez rien.',
        'D’autres familles peuvent de nouveau vous trouver, tant que votre profil est publié.',
      ],
    },
    done: (household) => `Votre retrait est enregistré. ${household} a reçu un message.`,
    stale: 'Cela n’a pas pu être chargé : les familles qui veulent vous embaucher.',
  },
  failed: 'Votre retrait n’a pas pu être envoyé. Réessayez.',
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
}
