import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'Ukurasa wangu',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'Inapakia ukurasa wako',
  failed: {
    title: 'Ukurasa wako haukuweza kupakiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  away: {
    offline: 'Huna mtandao',
    unreachable: 'Manzil haikuweza kufikiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  welcome: (name) => `Karibu, ${name}`,
  retry: 'Jaribu tena',
}
