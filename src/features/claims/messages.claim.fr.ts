import type { claim as en } from './messages.claim.en.ts'

export const claim: typeof en = {
  title: (n) =>
    n === 1 ? 'Une agence a une fiche à votre numéro' : 'Des agences ont des fiches à votre numéro',
  text: 'Si c’est vous, reprenez-la : vous la modifiez alors vous-même et décidez de ce qui est public. Ce que vous avez déjà écrit ici reste.',
  licence: (number) => `Licence ${number}`,
  since: (date) => `depuis le ${date}`,
  shown: 'Les familles peuvent la voir',
  notShown: 'Les familles ne la voient pas',
  objected: 'Vous avez refusé cette fiche : elle n’est pas visible',
  claim: 'C’est moi',
  claimOf: (agency) => `Reprendre la fiche tenue par ${agency}`,
  object: 'Je refuse',
  objectOf: (agency) => `Refuser la fiche tenue par ${agency}`,
  obstacles: {
    kept_by_other:
      'Une autre agence tient déjà votre fiche. Quittez-la d’abord pour reprendre celle-ci.',
    own_in_use:
      'Des familles s’intéressent en ce moment au profil que vous avez écrit vous-même. Vous pourrez reprendre cette fiche quand ce sera terminé.',
  },
  dialog: {
    title: 'Reprendre cette fiche',
    text: (agency) =>
      `Nous envoyons un code à votre numéro pour vérifier qu’il est toujours à vous. ${agency} continue de vous présenter aux familles et en est informée ; ce que le public voit, c’est à vous d’en décider.`,
    send: 'Envoyer le code',
    sent: 'Le code a été envoyé à votre numéro par SMS.',
    code: 'Code',
    box: (n) => `Chiffre ${n} sur 6`,
    codeInvalid: 'Écrivez le code à 6 chiffres',
    resend: 'Envoyer de nouveau',
    confirm: 'Reprendre ma fiche',
    done: 'La fiche est maintenant à vous. Relisez-la.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
  objection: {
    title: 'Refuser cette fiche ?',
    text: (agency) =>
      `${agency} en est informée. Les familles ne voient plus cette fiche, et l’agence ne peut ni la publier de nouveau ni réinscrire votre numéro. La fiche elle-même reste à l’agence.`,
    confirm: 'Refuser',
    done: 'La fiche n’est plus visible.',
  },
  keeper: {
    title: 'Tenue par une agence',
    by: 'Tenue par',
    text: 'L’agence vous présente aux familles et aide pour votre profil. Ce que le public voit, c’est à vous d’en décider.',
    leave: 'Quitter l’agence',
    obstacles: {
      hired: 'Vous avez un emploi par cette agence. Vous pourrez la quitter quand il sera terminé.',
      case_open:
        'Un recrutement par cette agence est en cours. Vous pourrez la quitter quand il sera terminé.',
    },
    confirmTitle: 'Quitter cette agence ?',
    confirmText: (agency) =>
      `${agency} en est informée et n’a plus votre fiche. La fiche reste à vous, avec tout ce qu’elle contient, et porte la mention « Direct ».`,
    done: 'Vous avez quitté l’agence. Votre profil est à vous.',
  },
  cancel: 'Annuler',
  close: 'Fermer',
}
