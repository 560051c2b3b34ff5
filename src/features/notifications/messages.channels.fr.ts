import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.channels.en.ts'

export const fr: typeof en = {
  ways: {
    title: 'Comment nous vous joignons',
    on: 'Activé',
    push: {
      title: 'Sur cet appareil',
      text: 'Une courte notification sur l’écran, même quand Manzil est fermé : le sujet, jamais ce qui a été écrit. Elle s’arrête quand vous vous déconnectez ici.',
      allow: 'Autoriser sur cet appareil',
      stop: 'Arrêter sur cet appareil',
      denied:
        'Votre navigateur bloque les notifications de Manzil. Autorisez-les dans ses réglages pour cette page, puis revenez.',
      unsupported:
        'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone, ajoutez Manzil à l’écran d’accueil et ouvrez-le de là.',
      failed:
        'Cet appareil n’a pas pu être inscrit. Vérifiez sa connexion, et si son navigateur autorise les notifications.',
      elsewhere: (count) =>
        plural('fr', count, {
          one: 'Activé sur # autre appareil',
          other: 'Activé sur # autres appareils',
        }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'Les nouvelles et les codes arrivent par WhatsApp. Ce qui n’est pas arrivé après une minute part en SMS. À une invitation, répondez simplement OUI ou NON ; STOP arrête WhatsApp.',
      to: (number) => `Au ${number}`,
      allow: 'Oui, par WhatsApp',
      stop: 'Arrêter WhatsApp',
      noNumber: 'Votre compte n’a pas encore de numéro de mobile.',
      failed: 'Cela n’a pas pu être enregistré. Réessayez.',
    },
    email: { title: 'E-mail', on: 'Votre adresse est confirmée.' },
  },
  groups: {
    interviews: { title: 'Entretiens', text: 'Invitations, réponses, changements et rappels' },
    messages: { title: 'Messages', text: 'Quelqu’un vous a écrit' },
    hires: { title: 'Sélection et embauche', text: 'Sélections, offres, documents, arrivée' },
    money: {
      title: 'Paiements et formules',
      text: 'Paiements, remboursements et formules qui se terminent',
    },
    profiles: {
      title: 'Profils et recherches',
      text: 'Les profils, leurs documents et vérifications, et ce que trouvent vos recherches enregistrées',
    },
    account: { title: 'Compte et sécurité', text: 'Votre compte, vos données et qui se connecte' },
  },
  channels: {
    product: 'Dans Manzil',
    push: 'Appareil',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
  },
  one: 'Choisir un par un',
  safe: 'Ce qui touche à votre sécurité vous arrive toujours.',
  offer: {
    title: 'Les invitations par WhatsApp ?',
    text: 'Répondez OUI ou NON à une invitation, directement dans la discussion. Vous pouvez arrêter à tout moment.',
  },
  chat: {
    body: 'Bonjour, ici Manzil avec une nouvelle pour vous : {{1}} Ouvrez Manzil pour tout voir.',
    footer: 'Répondez STOP pour ne plus recevoir de WhatsApp.',
    button: 'Ouvrir Manzil',
    answers: ['Oui', 'Non'],
    stopped:
      'Vous ne recevez plus de WhatsApp de Manzil. Ce qui est important arrive par SMS. Remettez WhatsApp ici :',
    unclear: 'Personne ne lit ce qui est écrit à ce numéro. Regardez dans Manzil :',
  },
  errors: {
    whatsAppOff: 'Les messages WhatsApp ne sont pas disponibles en ce moment.',
    whatsAppNeedsNumber: 'Votre compte n’a pas de numéro de mobile. Ajoutez-en un d’abord.',
    pushAddress: 'L’adresse de ce navigateur pour les notifications ne peut pas être utilisée.',
  },
}
