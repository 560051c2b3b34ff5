import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'Votre compte',
  title: 'Votre compte',
  close: 'Fermer',
  tabs: {
    home: 'Mon espace',
    account: 'Compte',
    security: 'Connexion et sécurité',
    data: 'Vos données',
    notifications: 'Notifications',
    settings: 'Réglages',
  },
  loading: 'Chargement de votre compte…',
  failed: {
    title: 'Votre compte n’a pas pu être chargé',
    text: 'Réessayez dans un instant.',
  },
  away: {
    offline: 'Vous êtes hors ligne',
    unreachable: 'Manzil est injoignable',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  retry: 'Réessayer',
  details: {
    title: 'Votre nom',
    text: 'Le nom que voient les personnes avec qui vous échangez.',
    name: 'Nom complet',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    failed: 'Cela n’a pas pu être enregistré. Réessayez.',
  },
  phone: {
    title: 'Numéro de mobile',
    text: 'Il vous sert à vous connecter, et nous y envoyons vos codes.',
    none: 'Aucun pour le moment : l’opérateur téléphonique l’a donné à quelqu’un d’autre. Ajoutez le numéro que vous avez maintenant.',
    change: 'Changer de numéro',
    changed: 'Votre numéro a été changé.',
  },
  email: {
    title: 'Adresse e-mail',
    text: 'Pour ce que vous voulez recevoir par e-mail. Nous n’écrivons qu’à une adresse que vous avez confirmée.',
    label: 'Adresse e-mail',
    confirmed: 'Confirmée',
    waiting: 'Pas encore confirmée',
    none: 'Pas encore d’adresse',
    send: 'Envoyer le lien de confirmation',
    sent: (email) =>
      `Un lien est en route vers ${email}. Ouvrez-le dans les 24 heures pour confirmer l’adresse.`,
    change: 'Utiliser une autre adresse',
    failed: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
  },
  language: {
    title: 'Langue des messages',
    text: 'Pour les SMS et les e-mails. La langue des pages se change à part.',
    saved: 'C’est enregistré.',
  },
  password: {
    title: 'Mot de passe',
    text: 'Quand vous le changez, vos autres appareils sont déconnectés.',
    change: 'Changer le mot de passe',
  },
  devices: {
    title: 'Appareils connectés',
    text: 'Là où votre compte est ouvert. Déconnectez ceux que vous ne connaissez pas, puis changez votre mot de passe.',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'Vous recrutez, ou vous cherchez un emploi ?',
  toSignIn: 'Connectez-vous ici',
}
