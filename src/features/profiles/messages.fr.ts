import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  formerCandidate: 'Ancienne candidature',
  errors: {
    consentNeeded:
      'Acceptez que nous gardions cela (accord) : pour la loi, la religion, la situation de famille et les enfants sont des données à part.',
    tooYoungToPublish: 'Un profil peut être publié à partir de 18 ans.',
    incompleteToPublish:
      'Remplissez d’abord le travail, la nationalité et la date de naissance : sans cela, les familles ne voient personne.',
    neededToPublish: 'C’est nécessaire pour que les familles voient le profil.',
    wageBelowLaw: 'La loi demande au moins QAR {minimum_wage} par mois ({minimum_wage_source}).',
    endsBeforeStart: 'La fin précède le début.',
    dateInFuture: 'Cette date n’est pas encore passée.',
    mustBePositive: 'Ce nombre doit être plus grand que 0.',
    invalidEmail: 'Écrivez une adresse e-mail valable.',
    phoneByCodeOnly: 'Votre numéro ne se change qu’avec un code : utilisez « Changer de numéro ».',
    hiddenUntilReviewed:
      'Votre profil est caché, le temps que nous regardions vos changements. Nous vous préviendrons.',
    CANDIDATE_UNAVAILABLE: 'Plus disponible',
    candidateNotFound: 'Profil introuvable',
  },
}
