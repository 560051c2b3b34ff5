import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const fil: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'Mga kandidato',
  errors: {
    notFound: {
      title: 'Wala rito ang pahinang ito',
      text: 'Baka mali ang address, o lumipat na ang pahina.',
    },
    failed: {
      title: 'May nangyaring mali sa amin',
      text: 'Wala kang nagawang mali. Subukan ulit mamaya-maya.',
    },
    away: {
      title: 'Wala kang internet',
      text: 'Hindi mabubuksan ang pahinang ito nang walang internet. Kusa itong bubukas kapag may internet ka na ulit.',
    },
    kept: 'Nabubuksan ang mga ito kahit walang internet',
    retry: 'Subukan ulit',
    toHome: 'Sa home page',
  },
}
