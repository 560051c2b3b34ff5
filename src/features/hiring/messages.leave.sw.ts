import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.leave.en.ts'

export const sw: Translation<typeof en> = {
  withdraw: 'Jitoe',
  own: {
    title: 'Familia zilizokuchagua',
    standings: { selected: 'Umechaguliwa', hired: 'Umeajiriwa' },
    since: {
      selected: (date) => `Walikuchagua ${date}. Hakuna kilicho hakika hadi walipe.`,
      hired: (date) => `Walikuajiri ${date}.`,
    },
    arrived:
      'Umeshafika, kwa hiyo huwezi kujitoa hapa tena. Kama kuna jambo baya, tuandikie au nenda Wizara ya Kazi.',
    ministry: 'Piga simu Wizara: 16008',
    write: 'Tuandikie',
    withdrawFrom: (household) => `Jitoe kwa ${household}`,
    ask: (household) => `Ujitoe kwa ${household}?`,
    what: {
      selected: [
        'Familia inaarifiwa kuwa umejitoa, na uteuzi wake unaisha.',
        'Hakuna cha kulipa, si wewe wala familia.',
        'Familia nyingine bado zinaweza kukupata, mradi profaili yako inaonyeshwa.',
      ],
      hired: [
        'Familia inaarifiwa, na inarudishiwa yote yaliyobaki ya ilicholipa.',
        'Uajiri wako nayo unafungwa. Hudaiwi chochote.',
        'Familia nyingine zinaweza kukupata tena, mradi profaili yako inaonyeshwa.',
      ],
    },
    done: (household) => `Umejitoa kwa ${household}. Familia imearifiwa.`,
    stale: 'Hii haikuweza kupakiwa: familia zilizokuchagua.',
  },
  failed: 'Kujitoa hakukuweza kutumwa. Tafadhali jaribu tena.',
  retry: 'Jaribu tena',
  cancel: 'Ghairi',
  close: 'Funga',
}
