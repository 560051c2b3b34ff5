import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  formerCandidate: 'Dating kandidato',
  errors: {
    consentNeeded:
      'Pumayag muna na itago namin ito: sensitibo ayon sa batas ang relihiyon, katayuang sibil at mga anak.',
    tooYoungToPublish: 'Maipapakita lang ang profile mula edad 18.',
    incompleteToPublish:
      'Punan muna ang trabaho, nasyonalidad at petsa ng kapanganakan: kung wala ang mga ito, walang makikita ang mga pamilya.',
    neededToPublish: 'Kailangan ito bago makita ng mga pamilya ang profile.',
    wageBelowLaw:
      'Hinihingi ng batas ang hindi bababa sa QAR {minimum_wage} bawat buwan ({minimum_wage_source}).',
    endsBeforeStart: 'Mas nauna ang katapusan kaysa sa simula.',
    dateInFuture: 'Nasa hinaharap ang petsang ito.',
    mustBePositive: 'Dapat higit sa 0 ito.',
    invalidEmail: 'Maglagay ng tamang e-mail address.',
    phoneByCodeOnly:
      'Sa code lang napapalitan ang numero mo: gamitin ang “Palitan ang mobile number”.',
    hiddenUntilReviewed:
      'Nakatago ang profile mo hanggang matingnan namin ang mga binago mo. Sasabihan ka namin.',
    CANDIDATE_UNAVAILABLE: 'Hindi na available',
    candidateNotFound: 'Hindi nahanap ang profile',
  } as Record<string, string>,
}
