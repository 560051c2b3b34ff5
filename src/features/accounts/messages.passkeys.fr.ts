import type { Translation } from '../../platform/shared/catalogues.ts'
import type { passkeys as en } from './messages.passkeys.en.ts'

export const passkeys: Translation<typeof en> = {
  errors: {
    passkeyInvalid: 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
    passkeyUnknown:
      'Cette clé d’accès n’est plus connue ici. Connectez-vous autrement, et supprimez-la de votre appareil.',
    passkeyTooLate: 'Cela a pris trop de temps, ou c’était déjà fait. Réessayez.',
    passkeyBlocked:
      'Cette clé d’accès est bloquée, car il semble en exister une copie. Connectez-vous autrement et supprimez-la.',
    passkeyKnown: 'Cet appareil a déjà une clé d’accès pour Manzil.',
    passkeyWanted: 'Connectez-vous avec votre clé d’accès, ou avec un code de secours.',
    passkeyNone: 'Vous n’avez pas encore de clé d’accès.',
    passkeysMany: 'Vous avez autant de clés d’accès que possible. Supprimez-en une d’abord.',
    passkeyLastFactor:
      'Il vous faut une vérification en deux étapes. Mettez-en une autre en place avant de supprimer celle-ci.',
    passkeyNameRequired: 'Donnez-lui un nom.',
  },
  notices: {
    changed: {
      label: 'Clés d’accès changées',
      title: 'Vos clés d’accès ont été changées',
      text: 'Une clé d’accès a été ajoutée à votre compte Manzil ou retirée. Ce n’est pas vous ? Annulez avec le lien du message que nous vous avons envoyé.',
    },
    blocked: {
      label: 'Clé d’accès bloquée',
      title: 'Une de vos clés d’accès a été bloquée',
      text: 'Il semble exister une copie d’une de vos clés d’accès pour Manzil. Elle est bloquée et tous vos appareils sont déconnectés. Connectez-vous avec votre mot de passe et supprimez-la.',
    },
  },
  signIn: {
    button: 'Se connecter avec une clé d’accès',
    or: 'ou',
    failed:
      'La clé d’accès n’a pas fonctionné. Réessayez, ou utilisez votre numéro et votre mot de passe.',
    confirm: 'Confirmer avec une clé d’accès',
  },
  offer: {
    label: 'Clé d’accès',
    title: 'Se connecter sans mot de passe',
    text: 'La prochaine fois, vous pourrez vous connecter sur cet appareil avec votre empreinte, votre visage ou le verrouillage de l’écran.',
    add: 'Créer une clé d’accès',
    later: 'Pas maintenant',
    added: 'À partir de maintenant, cet appareil suffit pour vous connecter.',
  },
  page: {
    title: 'Connexion et sécurité',
    loading: 'Chargement',
    retry: 'Réessayer',
    failed: {
      title: 'Cela n’a pas pu être chargé',
      text: 'Vérifiez votre connexion, puis réessayez.',
    },
  },
  passkeys: {
    title: 'Clés d’accès',
    text: 'Avec une clé d’accès, vous vous connectez par votre empreinte, votre visage ou le verrouillage de l’écran, sans numéro ni mot de passe. Personne ne peut la deviner, vous la soutirer, ni la lire comme un SMS.',
    none: 'Pas encore de clé d’accès.',
    unsupported:
      'Ce navigateur ne connaît pas les clés d’accès. Vous pouvez en ajouter une sur votre téléphone.',
    add: 'Ajouter une clé d’accès',
    addText:
      'Votre appareil demande votre empreinte, votre visage ou le verrouillage de l’écran. Vos autres appareils sont déconnectés.',
    name: 'Nom de la clé d’accès',
    nameOn: (browser, system) => `${browser} sur ${system}`,
    nameDefault: 'Mon appareil',
    go: 'Continuer',
    added: 'La clé d’accès a été ajoutée.',
    full: 'Vous avez autant de clés d’accès que possible.',
    failed: 'La clé d’accès n’a pas été ajoutée. Réessayez.',
    listFailed: 'Vos clés d’accès n’ont pas pu être chargées. Réessayez.',
    since: (day) => `Ajoutée : ${day}`,
    used: (day) => `dernière utilisation : ${day}`,
    unused: 'pas encore utilisée',
    synced: 'Sur tous vos appareils',
    blocked: 'Bloquée',
    blockedText:
      'Il semble exister une copie de cette clé d’accès. Elle ne connecte plus personne. Supprimez-la, et ajoutez-en une nouvelle.',
    menu: (name) => `Clé d’accès ${name}`,
    rename: 'Renommer',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer ${name} ?`,
    removeText:
      'Elle ne connectera alors plus personne. Vos autres appareils sont déconnectés. Si votre appareil la propose encore, supprimez-la aussi dans ses réglages.',
    lastFactor:
      'Votre rôle demande une vérification en deux étapes : mettez-en une autre en place avant de supprimer celle-ci.',
    renamed: 'Le nom a été changé.',
    removed: 'La clé d’accès a été supprimée.',
    renameFailed: 'Le nom n’a pas été changé. Réessayez.',
    removeFailed: 'La clé d’accès n’a pas été supprimée. Réessayez.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  factor: {
    title: 'Vérification en deux étapes',
    text: 'Avec elle, votre mot de passe seul ne suffit à personne : pour se connecter, il faut aussi un code affiché par une application de votre téléphone.',
    off: 'La vérification en deux étapes est désactivée.',
    setUp: 'Activer la vérification en deux étapes',
    manage: 'Codes de secours et autres réglages',
    on: 'Activée',
    passkeyOnly: 'Votre clé d’accès vous sert de vérification.',
  },
  setUp: {
    title: 'Activer la vérification en deux étapes',
    passkey: 'Utiliser une clé d’accès',
    passkeyText:
      'Par l’empreinte, le visage ou le verrouillage de l’écran de cet appareil. C’est le plus rapide.',
    app: 'Utiliser une application d’authentification',
    appText:
      'Une application de votre téléphone affiche un code que vous écrivez pour vous connecter.',
  },
}
