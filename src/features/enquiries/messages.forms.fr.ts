import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const fr: Translation<typeof en> = {
  form: {
    name: 'Nom complet',
    email: 'E-mail',
    countryCode: 'Indicatif du pays',
    phone: 'Téléphone',
    phoneHint:
      'Votre pays n’est pas dans la liste ? Écrivez le numéro entier, en commençant par +.',
    message: 'Message',
    iAm: 'Je cherche',
    worker: 'Un emploi',
    employer: 'Quelqu’un à embaucher',
    close: 'Fermer',
    again: 'Écrire un autre message',
    offline:
      'Vous semblez hors ligne. Ce que vous avez écrit est toujours là : renvoyez-le une fois en ligne.',
    unreachable:
      'Le serveur est injoignable. Ce que vous avez écrit est toujours là : renvoyez-le.',
    failed: 'Un problème est survenu. Ce que vous avez écrit est toujours là : renvoyez-le.',
    limited: 'Trop de messages sont venus d’ici. Attendez un peu et renvoyez-le.',
    tooLong: 'C’est trop long.',
    check: 'Ceci n’a pas été envoyé. Revenez, vérifiez ces champs et renvoyez-le :',
    checkAll: 'Ceci n’a pas été envoyé. Revenez, vérifiez le formulaire et renvoyez-le.',
  },
  contact: {
    send: 'Envoyer le message',
    sent: 'Merci. Votre message est arrivé, et une confirmation part vers votre adresse e-mail.',
    sentTitle: 'Message envoyé',
    privacy: 'Nous n’utilisons ce que vous écrivez ici que pour vous répondre.',
  },
}
