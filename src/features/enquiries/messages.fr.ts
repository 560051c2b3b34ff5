import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const fr: Translation<typeof en> = {
  errors: {
    nameRequired: 'Écrivez votre nom complet',
    emailRequired: 'Écrivez votre adresse e-mail',
    emailInvalid: 'Écrivez une adresse e-mail valable',
    countryCodeUnknown: 'Choisissez un indicatif de pays',
    phoneRequired: 'Écrivez votre numéro de téléphone',
    phoneInvalid: 'Écrivez un numéro de téléphone valable',
    messageRequired: 'Écrivez un message',
    reportReasonRequired: 'Choisissez de quoi il s’agit',
    sentTooFast: 'C’était très rapide. Attendez un instant et renvoyez-le.',
    formExpired:
      'Ce formulaire est ouvert depuis trop longtemps. Rechargez la page et renvoyez-le.',
  },
  emails: {
    contactReceivedSubject: 'Nous avons reçu votre message',
    contactReceived:
      'Merci d’avoir écrit à Manzil. Votre message est arrivé, et quelqu’un de notre équipe y répondra.\n\nVous ne nous avez pas écrit ? Alors quelqu’un s’est trompé d’adresse, et vous pouvez ignorer ceci.',
  },
}
