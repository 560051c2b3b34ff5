import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const sw: Translation<typeof en> = {
  calendar: 'Ongeza kwenye kalenda',
  calendarCancelled: 'Ondoa kwenye kalenda',
  calendarFailed: 'Faili la kalenda halikuweza kupatikana. Tafadhali jaribu tena.',
  answers: { accepted: 'Imekubaliwa', declined: 'Imekataliwa', waiting: 'Bado haijajibiwa' },
  seeker: {
    title: 'Mahojiano',
    intro: 'Familia zinazotaka kukutana nawe. Saa ni za Doha.',
    loading: 'Inapakia mahojiano yako',
    failed: {
      title: 'Mahojiano yako hayakuweza kupakiwa',
      text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
    },
    empty: {
      title: 'Bado hakuna mahojiano',
      text: 'Familia ikitaka kukutana nawe, utaisoma hapa na kupata ujumbe.',
    },
    next: 'Yajayo',
    past: 'Yaliyopita na yaliyoghairiwa',
    with: 'Mahojiano na',
    accept: 'Kubali',
    decline: 'Kataa',
    acceptOf: (name) => `Kubali mahojiano na ${name}`,
    declineOf: (name) => `Kataa mahojiano na ${name}`,
    confirmDecline: 'Ukatae mahojiano haya? Familia inaarifiwa, na inaweza kutoa wakati mwingine.',
    accepted: 'Umekubali.',
    declined: 'Umekataa.',
    waiting: 'Tafadhali jibu.',
    states: { scheduled: 'Yamepita', held: 'Yalifanyika', cancelled: 'Yameghairiwa' },
    failedAnswer: 'Jibu lako halikuweza kutumwa. Tafadhali jaribu tena.',
  },
}
