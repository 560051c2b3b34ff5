import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'මගේ මුල් පිටුව',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'ඔබේ මුල් පිටුව ගෙන එනවා',
  failed: {
    title: 'ඔබේ මුල් පිටුව ගෙන එන්න බැරි වුණා',
    text: 'ඉන්ටර්නෙට් තියෙනවාද බලලා නැවත උත්සාහ කරන්න.',
  },
  away: {
    offline: 'ඉන්ටර්නෙට් නැහැ',
    unreachable: 'Manzil එක්ක සම්බන්ධ වෙන්න බැරි වුණා',
    text: 'ඉන්ටර්නෙට් තියෙනවාද බලලා නැවත උත්සාහ කරන්න.',
  },
  welcome: (name) => `ආයුබෝවන්, ${name}`,
  retry: 'නැවත උත්සාහ කරන්න',
}
