import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { data as en } from './messages.data.en.ts'

export const data: Translation<typeof en> = {
  metaTitle: 'Vos données | Manzil',
  title: 'Vos données',
  lead: 'Ce que nous gardons sur vous est à vous. Ici, vous pouvez en recevoir une copie, le faire corriger, vous opposer à un usage, et supprimer votre compte.',
  loading: 'Chargement de vos données',
  failed: {
    title: 'Cela n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  notDone: 'Cela n’a pas pu être fait. Réessayez.',
  password: 'Votre mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Cacher le mot de passe',
  passwordMissing: 'Écrivez votre mot de passe',
  download: {
    title: 'Tout télécharger',
    text: 'Une archive : ce qui est gardé, dans un fichier que vous pouvez lire (data.json), et vos photos, votre vidéo, vos documents et vos factures. Nous la préparons et vous prévenons quand elle est prête.',
    ask: 'Faire une copie de mes données',
    again: 'Faire une nouvelle copie',
    queued: 'Votre copie va bientôt être faite. Vous pouvez quitter cette page.',
    running: (done, total) =>
      `Votre copie se prépare : ${done} sur ${plural('fr', total, { one: '# fichier', other: '# fichiers' })}.`,
    progress: 'Où en est la copie',
    ready: (size, until) =>
      `Votre copie est prête (${size}). Vous pouvez la télécharger jusqu’au ${until}.`,
    failed: 'Votre copie n’a pas pu être faite. Demandez-en une nouvelle.',
    open: 'Télécharger',
    megabytes: (value) => `${value} Mo`,
  },
  correct: {
    title: 'Corriger',
    text: 'Vous changez presque tout vous-même, tout de suite :',
    places: {
      account: 'Nom, numéro, adresse e-mail et langue',
      jobseeker: 'Votre profil, vos photos et votre vidéo',
      documents: 'Vos documents',
    },
    rest: 'Ce que vous ne pouvez pas changer vous-même, comme le nom sur une facture, nous le corrigeons pour vous. Nous répondons dans les 30 jours.',
    ask: 'Demander une correction',
  },
  object: {
    title: 'S’opposer',
    text: 'Vous pouvez arrêter un usage de vos données qui repose sur votre accord. Il s’arrête tout de suite.',
    nothing:
      'Il n’y a rien à arrêter ici : rien de vous n’est publié, et vous ne recevez pas de messages dont vous pouvez vous passer.',
    other: 'Vous vous opposez à autre chose ? Écrivez-nous, et nous répondons dans les 30 jours.',
    ask: 'S’opposer à autre chose',
    done: 'C’est fait. Cet usage est terminé.',
    uses: {
      publication: {
        title: 'Votre profil public',
        text: 'Les familles ne vous trouvent plus. Vous pouvez le publier de nouveau dans votre profil.',
        action: 'Le retirer de la liste',
        confirm:
          'Plus personne ne trouvera votre profil, et son lien ne marchera plus. Vous pouvez le publier de nouveau à tout moment.',
      },
      special_data: {
        title: 'Religion, situation de famille et enfants',
        text: 'Vous avez accepté que nous gardions cela. Si vous retirez votre accord, ce que vous avez écrit est supprimé.',
        action: 'Retirer et supprimer',
        confirm:
          'Ce que vous avez écrit sur votre religion, votre situation de famille et vos enfants est supprimé tout de suite et ne peut pas revenir.',
      },
      newsletter: {
        title: 'La lettre d’information',
        text: 'Nous oublions votre adresse dans sa liste.',
        action: 'Ne plus la recevoir',
        confirm: 'Vous ne recevrez plus de numéros, et votre adresse est retirée de la liste.',
      },
      messages: {
        title: 'Les messages dont vous pouvez vous passer',
        text: 'Vous gardez ceux qui servent à la sécurité de votre compte. Tout le reste reste dans Manzil.',
        action: 'Les arrêter',
        confirm:
          'Vous ne recevrez plus de nouvelles de vos entretiens et de vos offres par SMS, WhatsApp, e-mail ou sur vos appareils. Vous pouvez choisir de nouveau dans les réglages de vos notifications.',
      },
      agency: {
        title: 'Votre agence tient votre fiche',
        text: 'Vous pouvez reprendre votre fiche et quitter l’agence ; ce qui est public, c’est alors à vous d’en décider.',
        action: 'Vers votre agence',
      },
    },
  },
  requests: {
    title: 'Ce que vous nous avez demandé',
    kinds: { correction: 'Correction', objection: 'Opposition' },
    about: { correction: 'Qu’est-ce qui est faux ?', objection: 'À quoi vous opposez-vous ?' },
    text: { correction: 'Que faut-il écrire ?', objection: 'Pourquoi ?' },
    aboutMissing: 'Dites de quoi il s’agit',
    textMissing: 'Dites ce que vous demandez',
    send: 'Envoyer',
    sent: 'Nous avons votre demande et répondons dans les 30 jours.',
    states: { open: 'Ouverte', done: 'Faite', refused: 'Refusée' },
    due: (date) => `Nous répondons au plus tard le ${date}.`,
    answered: (date) => `Notre réponse du ${date}`,
  },
  consents: {
    title: 'Ce que vous avez accepté',
    text: 'Chaque accord et chaque retrait, comme il a été noté : quand, pour quelle version du texte, et depuis quelle adresse réseau.',
    none: 'Rien n’est encore noté.',
    kinds: {
      terms: 'Conditions d’utilisation',
      privacy: 'Politique de confidentialité',
      special_data: 'Religion, situation de famille, enfants et proches',
      index_profile: 'Votre profil dans les moteurs de recherche',
      newsletter: 'La lettre d’information',
      messages: 'Les messages dont vous pouvez vous passer',
    },
    what: 'Quoi',
    when: 'Quand',
    version: 'Version du',
    from: 'Depuis',
    given: 'Accepté',
    withdrawn: 'Retiré',
  },
  delete: {
    title: 'Supprimer votre compte',
    text: 'Votre compte est fermé tout de suite et supprimé après 30 jours. Jusque-là, vous pouvez encore le garder.',
    goesTitle: 'Ce qui disparaît',
    goes: {
      jobseeker: [
        'votre nom, votre numéro, votre adresse e-mail et votre mot de passe',
        'votre profil, vos photos, votre vidéo et vos documents',
        'vos messages, vos notifications et vos accords',
        'votre nom, votre numéro et votre adresse e-mail dans ce que les familles ont noté sur vous',
      ],
    },
    staysTitle: 'Ce qui reste, et pourquoi',
    stays: {
      jobseeker: [
        'ce que la famille garde de l’embauche et sa facture, sans votre nom : la loi sur les documents de commerce le demande',
        'la liste, les notes et les entretiens de la famille, avec un simple numéro à la place de votre nom : ils sont à elle',
        'votre refus d’une agence, comme un code que personne ne peut changer en votre numéro : pour qu’elle ne puisse pas vous réinscrire',
        'les signalements : ceux que vous avez faits, sans vous, et ceux qui vous concernent, avec un simple numéro à la place de votre nom. Ils protègent les autres',
        'qui a changé quoi, sous forme de numéros : cela protège les autres',
      ],
    },
    obstacles: 'Vous ne pouvez pas encore supprimer votre compte :',
    ends: 'Ce qui se termine avec votre compte :',
    ask: 'Supprimer mon compte',
    confirmTitle: 'Supprimer votre compte ?',
    confirmText:
      'Tous vos appareils sont déconnectés, les autres ne vous voient plus, les entretiens à venir sont annulés, et les messages s’arrêtent. Après 30 jours, tout est effacé pour toujours, sauf ce qui reste selon cette page.',
    word: 'DELETE',
    wordLabel: (word) => `Écrivez ${word} pour confirmer`,
    wordWrong: (word) => `Écrivez ${word}`,
    confirm: 'Supprimer mon compte',
  },
  closed: {
    metaTitle: 'Votre compte est fermé | Manzil',
    title: 'Votre compte est fermé',
    text: (date) => `Il sera supprimé le ${date}, avec tout ce qu’il contient.`,
    textNoDate: 'Il sera supprimé dans 30 jours, avec tout ce qu’il contient.',
    keep: 'Vous avez changé d’avis ? Connectez-vous avant ce jour, et gardez-le.',
    signIn: 'Vers la connexion',
    home: 'Vers la page d’accueil',
  },
}
