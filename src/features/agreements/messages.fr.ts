import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.fr.ts'

export const fr: Translation<typeof en> = {
  errors: {
    offerAmount: 'Écrivez un montant.',
    offerWageFloor: 'La loi demande au moins QAR {minimum_wage} par mois ({minimum_wage_source}).',
    offerHousingFloor:
      'Fournissez le logement, ou au moins QAR {minimum_housing} par mois pour le logement ({minimum_housing_source}).',
    offerFoodFloor:
      'Fournissez la nourriture, ou au moins QAR {minimum_food} par mois pour la nourriture ({minimum_food_source}).',
    offerHoursCeiling:
      'La loi permet au plus {maximum_hours} heures par jour ({maximum_hours_source}).',
    offerRestFloor:
      'Un jour de repos payé de 24 heures par semaine, c’est la loi ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'La loi demande au moins {minimum_leave_days} jours de congés payés par an ({minimum_leave_days_source}).',
    offerPapersFloor:
      'La personne employée garde son passeport et ses papiers : c’est la loi ({own_papers_source}).',
    offerAgeFloor:
      'Pour travailler chez une famille, il faut avoir au moins {minimum_age} ans ({minimum_age_source}).',
    offerAgeCeiling:
      'Pour travailler chez une famille, il faut avoir au plus {maximum_age} ans ({maximum_age_source}).',
    offerStartPast: 'Le début doit être aujourd’hui ou plus tard.',
    taskNeeded: 'Choisissez au moins une tâche.',
    termsNoContacts:
      'N’écrivez pas de numéro de téléphone, d’e-mail ni d’adresse de page. Les contacts s’ouvrent avec l’embauche.',
    termsSame: 'Ce sont les conditions proposées. Changez-en au moins une, ou dites oui.',
    termsChanged: 'Les conditions ont changé entre-temps. Regardez-les de nouveau.',
    termsOver: 'Cette demande est terminée : la sélection a pris fin ou a été retirée.',
    termsDeclined: 'La réponse à ces conditions était non.',
    termsAgreedAlready: 'Vous et la famille êtes déjà d’accord sur ces conditions.',
    termsNotYourTurn: 'C’est à la famille de répondre.',
    termsInCase:
      'Vous et la famille êtes d’accord, et la lettre d’offre se prépare dans le recrutement.',
    termsTooOften:
      'Les conditions ont changé trop de fois. Dites oui ou non ; pour en proposer d’autres, il faut une nouvelle sélection.',
    dealLinkUnknown: 'Ce lien ne vient pas de chez nous, ou n’est plus valable.',
    dealLinkExpired:
      'Ce lien était valable un jour, et ce jour est passé. Connectez-vous pour répondre.',
    dealLinkUsed: 'Ce lien a déjà servi : il y a une réponse. Connectez-vous pour la voir.',
  },
  notices,
}
