import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const fr: Translation<typeof en> = {
  calendar: 'Ajouter au calendrier',
  calendarCancelled: 'Retirer du calendrier',
  calendarFailed: 'Le fichier de calendrier n’a pas pu être récupéré. Réessayez.',
  answers: { accepted: 'Accepté', declined: 'Refusé', waiting: 'Pas encore de réponse' },
  seeker: {
    title: 'Entretiens',
    intro: 'Les familles qui aimeraient vous rencontrer. Les heures sont celles de Doha.',
    loading: 'Chargement de vos entretiens',
    failed: {
      title: 'Vos entretiens n’ont pas pu être chargés',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
    empty: {
      title: 'Pas encore d’entretien',
      text: 'Quand une famille aimerait vous rencontrer, vous le lisez ici et recevez un message.',
    },
    next: 'À venir',
    past: 'Passés et annulés',
    with: 'Entretien avec',
    accept: 'Accepter',
    decline: 'Refuser',
    acceptOf: (name) => `Accepter l’entretien avec ${name}`,
    declineOf: (name) => `Refuser l’entretien avec ${name}`,
    confirmDecline:
      'Refuser cet entretien ? La famille est prévenue, et peut proposer une autre heure.',
    accepted: 'Vous avez accepté.',
    declined: 'Vous avez refusé.',
    waiting: 'Répondez, s’il vous plaît.',
    states: { scheduled: 'Est passé', held: 'A eu lieu', cancelled: 'Annulé' },
    failedAnswer: 'Votre réponse n’a pas pu être envoyée. Réessayez.',
  },
}
