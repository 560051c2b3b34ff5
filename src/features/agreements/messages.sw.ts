import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.sw.ts'

export const sw: Translation<typeof en> = {
  errors: {
    offerAmount: 'Tafadhali andika kiasi.',
    offerWageFloor: 'Sheria inataka angalau QAR {minimum_wage} kwa mwezi ({minimum_wage_source}).',
    offerHousingFloor:
      'Toa makazi, au angalau QAR {minimum_housing} kwa mwezi kwa ajili yake ({minimum_housing_source}).',
    offerFoodFloor:
      'Toa chakula, au angalau QAR {minimum_food} kwa mwezi kwa ajili yake ({minimum_food_source}).',
    offerHoursCeiling:
      'Sheria inaruhusu si zaidi ya saa {maximum_hours} kwa siku ({maximum_hours_source}).',
    offerRestFloor:
      'Siku ya mapumziko ya saa 24 kila wiki, yenye malipo, ni sheria ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'Sheria inataka angalau siku {minimum_leave_days} za likizo yenye malipo kwa mwaka ({minimum_leave_days_source}).',
    offerPapersFloor:
      'Mfanyakazi anabaki na pasipoti na hati zake: hiyo ni sheria ({own_papers_source}).',
    offerAgeFloor:
      'Mfanyakazi wa nyumbani lazima awe na umri wa angalau miaka {minimum_age} ({minimum_age_source}).',
    offerAgeCeiling:
      'Umri wa mfanyakazi wa nyumbani usizidi miaka {maximum_age} ({maximum_age_source}).',
    offerStartPast: 'Kuanza lazima kuwe leo au baadaye.',
    taskNeeded: 'Tafadhali chagua angalau kazi moja.',
    termsNoContacts:
      'Tafadhali usiandike namba za simu, barua pepe na anwani za kurasa. Mawasiliano hufunguka baada ya kuajiriwa.',
    termsSame: 'Haya ndiyo masharti yaliyotolewa. Badilisha angalau moja, au sema ndiyo.',
    termsChanged: 'Masharti yamebadilika. Tafadhali yaangalie tena.',
    termsOver: 'Swali hili limekwisha: uteuzi umeisha au umeondolewa.',
    termsDeclined: 'Jibu la masharti haya lilikuwa hapana.',
    termsAgreedAlready: 'Pande zote mbili zimekubali masharti haya.',
    termsNotYourTurn: 'Ni zamu ya upande mwingine kujibu.',
    termsInCase: 'Pande zote mbili zimekubali, na barua ya kazi iko njiani katika uajiri.',
    termsTooOften:
      'Masharti yamebadilika mara nyingi mno. Sema ndiyo au hapana; kwa masharti mengine, familia inapaswa kuchagua tena.',
    dealLinkUnknown: 'Link hii si yetu, au si yetu tena.',
    dealLinkExpired: 'Link hii ilikuwa ya siku moja, ambayo imepita. Ingia ili kujibu.',
    dealLinkUsed: 'Link hii imeshatumika: kuna jibu. Ingia ili kuliona.',
  },
  notices,
}
