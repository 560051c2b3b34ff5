import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const sw: typeof en = {
  bell: {
    label: 'Arifa',
    unread: (count) =>
      `Arifa: ${plural('sw', count, { one: '# haijasomwa', other: '# hazijasomwa' })}`,
  },
  list: {
    metaTitle: 'Arifa | Manzil',
    title: 'Arifa',
    loading: 'Inapakia arifa zako...',
    failed: 'Arifa zako hazikuweza kupakiwa',
    failedText: 'Tafadhali jaribu tena baada ya muda mfupi.',
    retry: 'Jaribu tena',
    filter: 'Arifa zipi',
    kind: 'Zinahusu nini',
    allKinds: 'Zote',
    noneOfKind: { title: 'Hakuna ya aina hii', text: 'Chagua aina nyingine, au tazama zote.' },
    all: 'Zote',
    unread: 'Hazijasomwa',
    markAll: 'Weka zote kuwa zimesomwa',
    markOne: 'Weka kuwa imesomwa',
    markFailed: 'Hii haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    isNew: 'Mpya',
    today: 'Leo',
    yesterday: 'Jana',
    empty: {
      title: 'Bado hakuna kitu hapa',
      text: 'Jambo linalokuhusu likitokea, utalipata hapa.',
    },
    allRead: { title: 'Zote zimesomwa', text: 'Hakuna ambacho hujaona.' },
    pages: {
      bar: 'Kurasa',
      page: (page) => `Ukurasa ${page}`,
      previous: 'Ukurasa uliotangulia',
      next: 'Ukurasa unaofuata',
    },
  },
  settings: {
    metaTitle: 'Mipangilio ya arifa | Manzil',
    title: 'Mipangilio ya arifa',
    text: 'Chagua kinachokufikia, na vipi. Unachobadilisha kinahifadhiwa mara moja.',
    loading: 'Inapakia mipangilio yako...',
    failed: 'Mipangilio yako haikuweza kupakiwa',
    saveFailed: 'Hii haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    quiet: {
      title: 'Saa za utulivu',
      label: 'Hakuna ujumbe usiku',
      hint: 'Kuanzia saa tatu usiku (9 pm) hadi saa moja asubuhi (7 am) Qatar, la dharura tu linafika kwenye simu au barua pepe yako. Mengine huja saa moja asubuhi.',
    },
    kinds: { title: 'Unachoarifiwa' },
    urgent: 'Dharura: huja usiku pia',
    fixed: 'Kwa usalama wa akaunti yako, hii inakufikia daima.',
    noEmail: 'Ili upate barua pepe, thibitisha anwani yako kwanza.',
    toAccount: 'Kwenye akaunti yako',
  },
}
