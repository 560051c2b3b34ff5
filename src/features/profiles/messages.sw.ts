import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  formerCandidate: 'Aliyekuwa anatafuta kazi',
  errors: {
    consentNeeded:
      'Tafadhali kubali tuhifadhi haya: dini, hali ya ndoa na watoto ni taarifa maalum kisheria.',
    tooYoungToPublish: 'Profaili inaweza kuchapishwa kuanzia miaka 18.',
    incompleteToPublish:
      'Tafadhali jaza kwanza kazi, uraia na tarehe ya kuzaliwa: bila hayo familia hazimwoni mtu.',
    neededToPublish: 'Hii inahitajika kabla familia hazijaona profaili.',
    wageBelowLaw: 'Sheria inataka angalau QAR {minimum_wage} kwa mwezi ({minimum_wage_source}).',
    endsBeforeStart: 'Mwisho uko kabla ya mwanzo.',
    dateInFuture: 'Tarehe hii bado haijafika.',
    mustBePositive: 'Hii lazima izidi 0.',
    invalidEmail: 'Tafadhali andika barua pepe sahihi.',
    phoneByCodeOnly: 'Namba yako inabadilishwa kwa msimbo tu: tumia “Badilisha namba ya simu”.',
    hiddenUntilReviewed: 'Profaili yako imefichwa hadi tuangalie mabadiliko yako. Tutakuambia.',
    CANDIDATE_UNAVAILABLE: 'Haipatikani tena',
    candidateNotFound: 'Profaili haikupatikana',
  },
}
