import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const fr: Translation<typeof en> = {
  errors: {
    translationAway: 'Cela n’a pas pu être traduit pour le moment. Réessayez plus tard.',
    translationOff: 'Les messages ne sont pas traduits ici.',
    messagePrivate: 'La personne qui l’a écrit le garde privé : il n’est pas traduit.',
    messageEmpty: 'Écrivez quelque chose.',
    paperNeedsContact:
      'Vous pouvez envoyer des documents quand les contacts sont ouverts : après un entretien accepté ou une embauche.',
    conversationEnded: 'L’autre personne a terminé cette conversation.',
    conversationEndedByYou: 'Vous avez terminé cette conversation.',
    conversationBlocked: 'Vous avez bloqué l’autre personne.',
    reportSettled: 'Ce signalement a été traité.',
  },
  notices: {
    message_received: {
      label: 'Un nouveau message',
      title: (name) => `Message : ${name}`,
      text: (name) => `${name} vous a écrit.`,
    },
    conversation_warning: {
      label: 'Un avertissement sur une conversation',
      title: () => 'Un avertissement sur une conversation',
      text: () =>
        'Nous avons regardé une de vos conversations qui a été signalée. Ce qui y a été dit ne respecte pas nos conditions. Si cela recommence, votre compte peut être suspendu.',
    },
  },
}
