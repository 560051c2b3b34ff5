import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'मेरो पेज',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'तपाईंको पेज लोड हुँदैछ',
  failed: {
    title: 'तपाईंको पेज लोड भएन',
    text: 'आफ्नो इन्टरनेट हेर्नुहोस् र फेरि प्रयास गर्नुहोस्।',
  },
  away: {
    offline: 'तपाईं अफलाइन हुनुहुन्छ',
    unreachable: 'Manzil मा पुग्न सकिएन',
    text: 'आफ्नो इन्टरनेट हेर्नुहोस् र फेरि प्रयास गर्नुहोस्।',
  },
  welcome: (name) => `नमस्ते, ${name}`,
  retry: 'फेरि प्रयास गर्नुहोस्',
}
