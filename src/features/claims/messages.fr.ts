import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  errors: {
    claimNotFound: 'Aucune agence n’a une telle fiche à votre numéro.',
    claimOwnInUse:
      'Des familles s’intéressent en ce moment au profil que vous avez écrit vous-même. Vous pourrez reprendre cette fiche quand ce sera terminé.',
    claimOneAgency: 'Une autre agence tient déjà votre fiche. Quittez-la d’abord.',
    noAgencyToLeave: 'Aucune agence ne tient votre fiche.',
    leaveWhileHired:
      'Vous avez un emploi par cette agence. Vous pourrez la quitter quand il sera terminé.',
    leaveWhileCase:
      'Un recrutement par cette agence est en cours. Vous pourrez la quitter quand il sera terminé.',
    objectWhileHired:
      'La personne de cette fiche a un emploi par l’agence. Vous pourrez refuser la fiche quand il sera terminé.',
    objectWhileCase:
      'Un recrutement par cette agence est en cours. Vous pourrez refuser la fiche quand il sera terminé.',
  },
}
