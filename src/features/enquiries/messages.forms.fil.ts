import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const fil: Translation<typeof en> = {
  form: {
    name: 'Buong pangalan',
    email: 'E-mail',
    countryCode: 'Country code',
    phone: 'Phone',
    phoneHint: 'Wala sa listahan ang bansa mo? Isulat ang buong numero na nagsisimula sa +.',
    message: 'Mensahe',
    iAm: 'Ako ay',
    worker: 'Manggagawa',
    employer: 'Pamilyang nagha-hire',
    close: 'Isara',
    again: 'Sumulat ng isa pang mensahe',
    offline:
      'Mukhang offline ka. Narito pa ang isinulat mo: ipadala ulit kapag may internet ka na.',
    unreachable: 'Hindi maabot ang server. Narito pa ang isinulat mo: pakipadala ulit.',
    failed: 'May nangyaring mali. Narito pa ang isinulat mo: pakipadala ulit.',
    limited: 'Masyadong maraming mensahe ang galing dito. Maghintay nang kaunti at ipadala ulit.',
    tooLong: 'Masyado itong mahaba.',
    check: 'Hindi ito naipadala. Bumalik, tingnan ang mga ito at ipadala ulit:',
    checkAll: 'Hindi ito naipadala. Bumalik, tingnan ang form at ipadala ulit.',
  },
  contact: {
    send: 'Ipadala ang mensahe',
    sent: 'Salamat. Natanggap namin ang mensahe mo, at may kumpirmasyong papunta sa e-mail mo.',
    sentTitle: 'Naipadala ang mensahe',
    privacy: 'Ginagamit lang namin ang isinusulat mo rito para sagutin ka.',
  },
}
