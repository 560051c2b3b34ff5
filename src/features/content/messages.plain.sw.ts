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
    retry: 'Jaribu tena',
    toHome: 'Kwenye ukurasa wa mwanzo',
  },
}
