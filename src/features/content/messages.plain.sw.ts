import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const sw: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'Wote wanaotafuta kazi',
  errors: {
    notFound: {
      title: 'Ukurasa huu haupo',
      text: 'Huenda anwani ina makosa, au ukurasa umehamishwa. Watu bado wako walipokuwa.',
    },
    failed: {
      title: 'Kuna tatizo upande wetu',
      text: 'Si kosa lako. Tafadhali jaribu tena baada ya muda mfupi.',
    },
    away: {
      title: 'Huna mtandao',
      text: 'Ukurasa huu haufunguki bila mtandao. Utafunguka wenyewe mtandao ukirudi.',
    },
    kept: 'Hizi hufunguka bila mtandao',
    retry: 'Jaribu tena',
    toHome: 'Kwenye ukurasa wa mwanzo',
  },
}
