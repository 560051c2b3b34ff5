import type { Translation } from '../../platform/shared/catalogues.ts'
import type { screens as en } from './messages.web.en.ts'

export const screens: Translation<typeof en> = {
  metaTitle: (title) => `${title} | Manzil`,
  loading: 'Chargement',
  retry: 'Réessayer',
  cancel: 'Annuler',
  close: 'Fermer',
  failed: {
    title: 'Cela n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  counter: {
    title: 'Proposer d’autres conditions',
    lead: 'Changez ce que vous voulez autrement. La famille voit ce que vous avez changé.',
    reason: 'Un mot pour la famille',
    submit: 'Envoyer',
    sent: 'Vos conditions sont en route',
    failed: 'Vos conditions n’ont pas pu être envoyées. Réessayez.',
  },
  answer: {
    yes: 'Oui, j’accepte',
    no: 'Non',
    other: 'Autres conditions',
    accept: 'Accepter ces conditions',
    change: 'Changer les conditions',
    yesTitle: 'Dire oui à ces conditions ?',
    yesText:
      'La famille peut alors vous embaucher. On ne vous prend jamais d’argent, ni sur votre salaire.',
    noTitle: 'Dire non ?',
    noText: 'La famille est prévenue. Elle peut revenir vers vous avec d’autres conditions.',
    noPaid:
      'La famille a déjà payé. Tout son argent lui est rendu, et votre profil revient sur la liste.',
    reason: 'Pourquoi ?',
    failed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
    said: {
      accept: 'Vous avez dit oui',
      decline: 'Vous avez dit non',
      withdraw: 'Demande retirée',
    },
  },
  page: {
    titles: { worker: 'Les familles qui attendent votre réponse' },
    leads: {
      worker:
        'Lisez les conditions, puis dites oui, non, ou proposez-en d’autres. Vous ne payez rien.',
    },
    empty: {
      worker: {
        title: 'Pas encore de demande',
        text: 'Quand une famille voudra vous embaucher, ses conditions seront ici.',
      },
    },
    waiting: 'En attente',
    agreed: 'Accords conclus',
    past: 'Répondues et terminées',
    from: (household) => `${household} attend votre réponse`,
    toCase: 'Voir le recrutement',
  },
  statuses: {
    worker: {
      asked: 'Votre réponse est attendue',
      countered: 'La famille a reçu vos conditions',
      agreed: 'Vous avez un accord',
      declined: 'Vous avez dit non',
      withdrawn: 'Plus demandé',
      ended: 'Terminé',
    },
  },
  deal: {
    title: 'Conditions de travail',
    notOpened: 'Ce lien ne peut pas être ouvert',
    oneAct: 'Ce lien sert pour une seule réponse, pendant un jour.',
    signIn: 'Se connecter à Manzil',
    states: {
      agreed: 'Vous et la famille êtes d’accord sur ces conditions.',
      declined: 'La réponse était non.',
      countered: 'D’autres conditions sont en route vers la famille.',
      withdrawn: 'Cette demande a été retirée.',
      ended: 'Cette demande est terminée.',
      asked: 'C’est à la famille de répondre.',
      changed: 'Les conditions ont changé depuis l’envoi de ce lien.',
    },
  },
}
