import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const ne: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'सबै उम्मेदवार',
  errors: {
    notFound: {
      title: 'यो पेज यहाँ छैन',
      text: 'ठेगाना गलत लेखिएको होला, वा पेज अन्त सरेको होला।',
    },
    failed: {
      title: 'हाम्रो तर्फबाट केही गडबड भयो',
      text: 'यसमा तपाईंको गल्ती छैन। एकछिनमा फेरि प्रयास गर्नुहोस्।',
    },
    away: {
      title: 'तपाईं अफलाइन हुनुहुन्छ',
      text: 'यो पेज इन्टरनेट बिना खुल्दैन। इन्टरनेट आउनेबित्तिकै आफैँ खुल्छ।',
    },
    kept: 'यी इन्टरनेट बिना पनि खुल्छन्',
    retry: 'फेरि प्रयास गर्नुहोस्',
    toHome: 'होम पेजमा जानुहोस्',
  },
}
