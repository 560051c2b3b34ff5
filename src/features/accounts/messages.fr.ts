import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  erasedAccount: 'Compte supprimé',
  errors: {
    phoneRequired: 'Écrivez votre numéro de téléphone',
    phoneInvalid: 'Écrivez un numéro de téléphone valable',
    phoneUnchanged: 'C’est déjà votre numéro de téléphone',
    phoneTaken: 'Ce numéro a déjà un compte. Connectez-vous.',
    phoneChangesByCode:
      'Pour changer de numéro, utilisez « Changer de numéro » : nous envoyons un code au nouveau.',
    fullNameRequired: 'Écrivez votre nom complet',
    passwordRequired: 'Écrivez un mot de passe',
    passwordTooShortAtSignUp: 'Le mot de passe doit avoir au moins 6 caractères',
    passwordTooLong: 'Le mot de passe peut avoir 200 caractères au plus',
    passwordsDiffer: 'Les mots de passe ne sont pas les mêmes',
    allFieldsRequired: 'Tous les champs sont obligatoires',
    newPasswordsDiffer: 'Le nouveau mot de passe et sa confirmation ne sont pas les mêmes',
    newPasswordTooShort: 'Le nouveau mot de passe doit avoir au moins 8 caractères',
    newPasswordUnchanged: 'Le nouveau mot de passe doit être différent de l’actuel',
    currentPasswordWrong: 'Le mot de passe n’a pas été changé. Vérifiez votre mot de passe actuel.',
    codeInvalid: 'Écrivez un code valable à 6 chiffres',
    codeIncomplete: 'Écrivez le code à 6 chiffres',
    codeWrong: 'Ce code est faux. Réessayez.',
    codeVoid: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    codeNotRequested: 'Demandez d’abord un code',
    codeNotSent: 'Le code n’a pas pu être envoyé',
    emailInvalid: 'Écrivez une adresse e-mail valable',
    emailMissing: 'Écrivez votre adresse e-mail',
    emailNotSent: 'L’e-mail n’a pas pu être envoyé. Réessayez.',
    undoLinkVoid:
      'Ce lien n’est plus valable : il sert une seule fois, pendant 72 heures. Écrivez-nous si quelqu’un a pris votre compte.',
    undoPhoneTaken:
      'Votre ancien numéro appartient maintenant à un autre compte. Écrivez-nous, pour que nous puissions vous aider.',
    oldPasswordWrong: 'Ce n’est pas le mot de passe que vous aviez avant le changement.',
    linkVoid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    INVALID_CREDENTIALS:
      'La connexion n’a pas réussi. Vérifiez votre numéro et votre mot de passe.',
    ROLE_MISMATCH: 'Ce compte est d’un autre type.',
    ACCOUNT_CLOSING: 'Ce compte sera supprimé le {date}. Jusque-là, vous pouvez encore le garder.',
    accountSuspended: 'Ce compte est suspendu. Contactez-nous.',
    accountSuspended_identity:
      'Ce compte est suspendu, le temps de vérifier à qui il appartient. Contactez-nous.',
    accountSuspended_conduct:
      'Ce compte est suspendu, car son usage ne respecte pas nos conditions. Contactez-nous si vous pensez que c’est une erreur.',
    accountSuspended_payment:
      'Ce compte est suspendu à cause d’un paiement qui n’est pas réglé. Contactez-nous.',
    accountSuspended_request:
      'Ce compte a été suspendu à la demande de son propriétaire. Contactez-nous pour le rouvrir.',
    accountSuspended_other: 'Ce compte est suspendu. Contactez-nous pour savoir pourquoi.',
    numberTaken: 'Ce numéro a un autre compte.',
    numberMissing:
      'Votre compte n’a pas de numéro de mobile pour le moment. Ajoutez d’abord le vôtre sur la page de votre compte.',
    passwordCommon:
      'Ce mot de passe est un des premiers que n’importe qui essaierait. Choisissez-en un autre.',
    passwordRepeats: 'Ce mot de passe ne fait que se répéter. Choisissez-en un autre.',
    passwordOwnWords:
      'Ce mot de passe ressemble trop à un mot de chez nous ou à votre propre numéro. Choisissez-en un autre.',
    passwordBreached: 'Ce mot de passe a été volé ailleurs. Choisissez-en un autre.',
    refreshTokenVoid: 'Votre session est terminée. Connectez-vous de nouveau.',
  },
  sms: {
    signUpCode: ({ code }) =>
      `${code} est votre code Manzil. Il est valable 10 minutes. Ne le donnez à personne.`,
    signUpTaken: ({ link }) =>
      `Quelqu’un veut créer un compte Manzil avec votre numéro, qui a déjà un compte. Connectez-vous ou changez de mot de passe : ${link}`,
    resetPassword: ({ code, link }) =>
      `Choisissez un nouveau mot de passe Manzil : ${link} ou entrez le code ${code}. Valable 10 minutes. Ce n’est pas vous ? Ignorez ce message.`,
    resetUnknown: ({ link }) =>
      `Quelqu’un a demandé un nouveau mot de passe Manzil avec votre numéro, qui n’a pas de compte. Vous pouvez en créer un : ${link}`,
    changePhoneCode: ({ code }) =>
      `${code} est votre code pour utiliser ce numéro sur Manzil. Il est valable 10 minutes. Ne le donnez à personne.`,
    confirmationCode: ({ code }) =>
      `${code} est votre code Manzil pour accepter une offre. Il est valable 10 minutes. Ne le donnez à personne.`,
    changePhoneTaken: () =>
      'Quelqu’un a demandé à utiliser votre numéro sur Manzil, mais il a déjà un compte. Rien n’a changé.',
    phoneChanged: ({ link }) =>
      `Votre compte Manzil utilise maintenant un autre numéro, et celui-ci ne permet plus de se connecter. Ce n’est pas vous ? Annulez dans les 72 heures : ${link}`,
    emailChanged: ({ link }) =>
      `Votre compte Manzil a maintenant une autre adresse e-mail. Ce n’est pas vous ? Annulez dans les 72 heures : ${link}`,
    passwordChanged: ({ link }) =>
      `Le mot de passe de votre compte Manzil a été changé. Ce n’est pas vous ? Annulez dans les 72 heures : ${link}`,
    factorChanged: ({ link }) =>
      `La vérification en deux étapes de votre compte Manzil a été changée. Ce n’est pas vous ? Annulez dans les 72 heures : ${link}`,
    passkeysChanged: ({ link }) =>
      `Une clé d’accès a été ajoutée à votre compte Manzil ou retirée. Ce n’est pas vous ? Annulez dans les 72 heures : ${link}`,
    numberReleased: ({ link }) =>
      `L’opérateur téléphonique a donné le numéro de votre compte Manzil à quelqu’un d’autre, nous l’avons donc retiré de votre compte. Il est toujours à vous ? Remettez-le dans les 72 heures : ${link} Sinon, connectez-vous avec votre clé d’accès et ajoutez votre nouveau numéro, ou écrivez-nous.`,
    numberGiven: ({ link }) =>
      `Votre compte Manzil a maintenant ce numéro, comme vous l’avez demandé. Vous vous connectez avec lui et votre mot de passe ; il permettra de choisir un nouveau mot de passe dans 24 heures. Ce n’est pas vous ? Écrivez-nous : ${link}`,
    resetWaits: ({ link }) =>
      `Ce numéro est nouveau sur votre compte Manzil. Pour votre sécurité, il ne permet de choisir un nouveau mot de passe que 24 heures après le changement. Ce n’est pas vous ? Écrivez-nous : ${link}`,
    resetByEmail: ({ link }) =>
      `Votre compte Manzil n’a pas servi depuis longtemps, le lien pour un nouveau mot de passe est donc parti à son adresse e-mail. Ce n’est pas votre compte ? Écrivez-nous : ${link}`,
    resetByUs: ({ link }) =>
      `Le compte Manzil de ce numéro n’a pas servi depuis longtemps, un message ne suffit donc pas pour un nouveau mot de passe. Écrivez-nous, même si ce compte n’est pas à vous : ${link}`,
    resetLink: ({ link }) =>
      `Choisissez un nouveau mot de passe pour votre compte Manzil : ${link} Valable 10 minutes. Ce n’est pas vous ? Ignorez ce message.`,
  },
  emails: {
    changedSubject: 'Votre compte Manzil',
    verifyEmailSubject: 'Confirmez votre adresse e-mail',
    verifyEmail: ({ link }) =>
      `Confirmez que c’est bien votre adresse e-mail sur Manzil :\n\n${link}\n\nLe lien sert une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ignorez ce message.`,
  },
  notices: {
    passwordChanged: {
      label: 'Mot de passe changé',
      title: 'Votre mot de passe a été changé',
      text: 'Le mot de passe de votre compte Manzil a été changé. Ce n’est pas vous ? Choisissez-en un nouveau tout de suite et contactez-nous.',
    },
    phoneChanged: {
      label: 'Numéro de mobile changé',
      title: 'Votre numéro de mobile a été changé',
      text: 'À partir de maintenant, vous vous connectez avec votre nouveau numéro.',
    },
    numberReleased: {
      label: 'Numéro de mobile donné à quelqu’un d’autre',
      title: 'Votre compte n’a pas de numéro de mobile',
      text: 'L’opérateur téléphonique a donné votre numéro à quelqu’un d’autre, nous l’avons donc retiré de votre compte. Ajoutez le numéro que vous avez maintenant.',
    },
  },
  form: {
    phone: 'Numéro de téléphone',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Cacher le mot de passe',
    close: 'Fermer',
    cancel: 'Annuler',
    country: (name, code) => `Indicatif du pays : ${name} ${code}`,
    countries: 'Pays',
    searchCountry: 'Chercher un pays ou un indicatif',
    noCountry: 'Aucun pays ne correspond.',
    countriesFound: (count) => plural('fr', count, { one: '# pays', other: '# pays' }),
    strength: [
      'Faible : plus long, il protège mieux',
      'Moyen : ajoutez quelques caractères',
      'Bon',
      'Très bon',
    ],
    strengthIs: (strength) => `Solidité du mot de passe : ${strength}`,
  },
  problems: { retry: 'Réessayer' },
  code: {
    label: 'Code à 6 chiffres',
    box: (box) => `Chiffre ${box} sur 6`,
    sentTo: (phone) =>
      `Nous avons envoyé un code à 6 chiffres au ${phone}. Il est valable 10 minutes.`,
    send: 'Envoyer le code',
    resend: 'Renvoyer le code',
    resendIn: (clock) => `Renvoyer le code dans ${clock}`,
    resendSoon: (minutes) =>
      `Vous pourrez demander un nouveau code dans ${plural('fr', minutes, { one: '# minute', other: '# minutes' })}.`,
    resendNow: 'Vous pouvez maintenant demander un nouveau code.',
    resendFailed: 'Le code n’a pas pu être renvoyé',
    changeNumber: 'Changer de numéro',
  },
  signIn: {
    title: 'Se connecter',
    submit: 'Se connecter',
    done: 'La connexion a réussi',
    failed: 'La connexion n’a pas réussi. Vérifiez votre numéro et votre mot de passe.',
    failedUnexplained: 'La connexion n’a pas réussi',
    forgot: 'Mot de passe oublié ?',
    keep: 'Garder mon compte',
    noAccount: 'Pas encore de compte ?',
    signUp: 'Créer un compte',
  },
  signUp: {
    title: 'Créer un compte',
    role: 'Que cherchez-vous ?',
    roles: { employer: 'Quelqu’un à embaucher', jobseeker: 'Un emploi' },
    roleHints: {
      employer: 'Trouvez et embauchez une personne pour aider à la maison.',
      jobseeker: 'Créez votre profil et trouvez du travail. C’est gratuit, toujours.',
    },
    fullName: 'Nom complet',
    confirmation: 'Confirmez le mot de passe',
    verify: 'Vérifier et créer le compte',
    failed: 'Le compte n’a pas pu être créé',
    done: 'Votre compte est prêt. Bienvenue sur Manzil !',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    agreeBefore: 'En créant un compte, vous acceptez nos ',
    terms: 'Conditions',
    agreeBetween: ' et notre ',
    privacy: 'Politique de confidentialité',
    agreeAfter: '.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    intro:
      'Écrivez le numéro de téléphone de votre compte. Nous envoyons un lien et un code pour choisir un nouveau mot de passe.',
    send: 'Envoyer le code',
    sent: (phone) =>
      `Si le ${phone} a un compte, un message est en route. Ouvrez le lien qui s’y trouve, ou écrivez son code ici. Les deux sont valables 10 minutes.`,
    verify: 'Continuer',
    anotherNumber: 'Utiliser un autre numéro',
    choose: 'Choisissez un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    passwordHint: 'Au moins 8 caractères',
    submit: 'Enregistrer le nouveau mot de passe',
    failed: 'Le mot de passe n’a pas pu être changé. Réessayez.',
    done: 'Votre mot de passe a été changé. Tous vos appareils sont déconnectés : connectez-vous avec le nouveau.',
    backToSignIn: 'Retour à la connexion',
    askAgain: 'Demander un nouveau lien',
  },
  changePassword: {
    title: 'Changer le mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    submit: 'Changer le mot de passe',
    others: 'Vos autres appareils seront déconnectés.',
    done: 'Le mot de passe a été changé !',
    failed: 'Votre mot de passe n’a pas été changé.',
  },
  devices: {
    title: 'Appareils connectés',
    loading: 'Chargement de vos appareils…',
    failed: 'Vos appareils n’ont pas pu être chargés.',
    unknown: 'Appareil inconnu',
    on: (browser, system) => `${browser} sur ${system}`,
    current: 'Cet appareil',
    lastUsed: (day) => `Dernière utilisation : ${day}`,
    end: 'Déconnecter',
    endOf: (device) => `Déconnecter : ${device}`,
    endAll: 'Déconnecter tous les appareils',
    endAllText:
      'Cet appareil aussi. Il faudra ensuite votre mot de passe pour vous connecter de nouveau.',
    endFailed: 'La déconnexion n’a pas réussi. Réessayez.',
  },
  changeMobile: {
    title: 'Changer de numéro',
    intro:
      'Nous envoyons un code à votre nouveau numéro. Votre ancien numéro reçoit un message pour le dire.',
    phone: 'Nouveau numéro de mobile',
    verify: 'Vérifier',
    done: 'Votre numéro a été changé.',
    failed: 'Le numéro n’a pas pu être changé. Réessayez.',
  },
  loginPage: {
    metaTitle: 'Se connecter | Manzil',
    ended:
      'Votre session est terminée. Connectez-vous de nouveau ; vous reviendrez là où vous étiez.',
    scriptNeeded: 'Pour se connecter, il faut JavaScript, qui est désactivé dans votre navigateur.',
  },
  resetPage: { metaTitle: 'Choisir un nouveau mot de passe | Manzil' },
  undoPage: {
    metaTitle: 'Annuler un changement | Manzil',
    title: 'Ce n’était pas vous ?',
    text: 'Nous remettons votre numéro, votre adresse e-mail, vos clés d’accès et votre vérification en deux étapes comme avant, nous déconnectons tout le monde, et votre compte reçoit le nouveau mot de passe que vous choisissez ici.',
    old: 'Votre mot de passe avant le changement',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    hint: 'Au moins 8 caractères, et différent de l’ancien',
    submit: 'Annuler le changement',
    failed: 'Le changement n’a pas pu être annulé. Réessayez.',
    done: 'Votre compte est de nouveau à vous. Tout le monde est déconnecté : connectez-vous avec votre numéro et le nouveau mot de passe.',
    contact: 'Écrivez-nous',
  },
  verifyPage: {
    metaTitle: 'Confirmez votre adresse e-mail | Manzil',
    title: 'Confirmez votre adresse e-mail',
    text: 'Un clic, et nous savons que nos messages vous arrivent.',
    submit: 'Confirmer l’adresse e-mail',
    done: (email) => `${email} est confirmée. Merci !`,
    failed: 'L’adresse n’a pas pu être confirmée. Réessayez.',
    home: 'Aller sur Manzil',
  },
}
