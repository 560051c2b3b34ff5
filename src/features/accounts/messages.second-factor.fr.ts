import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { factor as en } from './messages.second-factor.en.ts'

export const factor: Translation<typeof en> = {
  errors: {
    factorCodeRequired:
      'Écrivez le code de votre application d’authentification, ou un code de secours.',
    factorCodeWrong:
      'Ce code est faux ou a déjà servi. Attendez le suivant. Si cela recommence, mettez l’heure de votre téléphone en automatique.',
    factorPasswordWrong: 'Ce n’est pas votre mot de passe.',
    factorEnrolled: 'La vérification en deux étapes est déjà activée.',
    factorNotStarted: 'Recommencez avec un nouveau code QR.',
    factorNotEnrolled: 'La vérification en deux étapes n’est pas activée.',
  },
  notice: {
    label: 'Vérification en deux étapes changée',
    title: 'Votre vérification en deux étapes a été changée',
    text: 'La vérification en deux étapes de votre compte Manzil ou ses codes de secours ont été changés. Ce n’est pas vous ? Annulez avec le lien du message que nous vous avons envoyé.',
  },
  codeNotice: {
    label: 'Code de secours utilisé',
    title: 'Un code de secours a été utilisé',
    text: 'Un des codes de secours de votre compte Manzil a été utilisé. Ce n’est pas vous ? Changez votre mot de passe et écrivez-nous tout de suite.',
  },
  title: 'Vérification en deux étapes',
  loading: 'Chargement',
  retry: 'Réessayer',
  failed: {
    title: 'Cela n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  unexplained: 'Cela n’a pas fonctionné. Réessayez.',
  login: {
    title: 'Confirmez que c’est bien vous',
    text: 'Écrivez les six chiffres que votre application d’authentification affiche pour Manzil.',
    code: 'Code de votre application',
    useRecovery: 'Utiliser plutôt un code de secours',
    recoveryText:
      'Écrivez un des codes de secours que vous avez gardés. Chacun sert une seule fois.',
    recovery: 'Code de secours',
    useApp: 'Utiliser plutôt l’application',
    passkeyText:
      'Votre mot de passe est bon. Confirmez maintenant avec votre clé d’accès, ou avec un code de secours.',
    submit: 'Confirmer',
    back: 'Retour au numéro et au mot de passe',
  },
  enrol: {
    title: 'Activer la vérification en deux étapes',
    why: 'En plus de votre mot de passe, il faudra alors un code que seul votre téléphone peut donner.',
    steps: {
      app: 'Installez une application d’authentification sur votre téléphone, comme Google Authenticator, Microsoft Authenticator ou 2FAS.',
      scan: 'Scannez ce code avec elle, ou écrivez la clé secrète à la main.',
      type: 'Écrivez les six chiffres qu’elle affiche.',
    },
    start: 'Afficher le code à scanner',
    qr: 'Code QR pour votre application d’authentification',
    secret: 'Clé secrète à écrire à la main',
    copy: 'Copier',
    copied: 'Copié',
    code: 'Six chiffres de l’application',
    submit: 'Confirmer et activer',
  },
  codes: {
    title: 'Gardez vos codes de secours',
    text: 'Chacun vous permet de vous connecter une fois si votre téléphone est perdu. Ils ne sont affichés que cette fois : imprimez-les ou gardez-les en lieu sûr.',
    list: 'Codes de secours',
    copy: 'Tout copier',
    copied: 'Copié',
    save: 'Enregistrer dans un fichier',
    print: 'Imprimer',
    kept: 'Je les ai gardés',
    file: 'manzil-codes-de-secours',
    fileTitle: 'Codes de secours Manzil. Chacun sert une seule fois.',
  },
  manage: {
    on: 'La vérification en deux étapes est activée',
    since: (day) => `Depuis : ${day}`,
    left: (n) =>
      n === 0
        ? 'Plus de code de secours'
        : plural('fr', n, {
            one: 'Il reste # code de secours',
            other: 'Il reste # codes de secours',
          }),
    few: 'Il reste peu de codes de secours. Créez-en de nouveaux tant que vous le pouvez.',
    renew: 'Nouveaux codes de secours',
    renewText: 'Les anciens ne fonctionnent plus.',
    off: 'Désactiver',
    offText:
      'Pour passer à un autre téléphone : désactivez-la, puis activez-la de nouveau tout de suite. Sans elle, votre mot de passe seul suffit pour se connecter.',
    cancel: 'Annuler',
    close: 'Fermer',
    passkeyOnly: 'Votre clé d’accès vous sert de vérification',
    addApp: 'Utiliser aussi une application d’authentification',
    toSecurity: 'Vers connexion et sécurité',
  },
}
