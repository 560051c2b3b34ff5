import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const fil: Translation<typeof en> = {
  errors: {
    nameRequired: 'Ilagay ang buong pangalan mo',
    emailRequired: 'Ilagay ang e-mail address mo',
    emailInvalid: 'Maglagay ng tamang e-mail address',
    countryCodeUnknown: 'Pumili ng country code',
    phoneRequired: 'Ilagay ang iyong phone number',
    phoneInvalid: 'Maglagay ng tamang phone number',
    messageRequired: 'Magsulat ng mensahe',
    reportReasonRequired: 'Piliin kung tungkol saan ito',
    sentTooFast: 'Napakabilis noon. Maghintay sandali at ipadala ulit.',
    formExpired:
      'Masyadong matagal nang bukas ang form na ito. I-reload ang pahina at ipadala ulit.',
  },
  emails: {
    contactReceivedSubject: 'Natanggap namin ang mensahe mo',
    contactReceived:
      'Salamat sa pagsulat sa Manzil. Natanggap namin ang mensahe mo, at sasagutin ito ng isa sa amin.\n\nHindi ikaw ang sumulat sa amin? Nagkamali lang ng address ang iba, at puwede mo itong balewalain.',
  },
}
