import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const sw: Translation<typeof en> = {
  errors: {
    nameRequired: 'Tafadhali andika jina lako kamili',
    emailRequired: 'Tafadhali andika barua pepe yako',
    emailInvalid: 'Tafadhali andika barua pepe sahihi',
    countryCodeUnknown: 'Tafadhali chagua msimbo wa nchi',
    phoneRequired: 'Tafadhali andika namba yako ya simu',
    phoneInvalid: 'Tafadhali andika namba sahihi ya simu',
    messageRequired: 'Tafadhali andika ujumbe',
    reportReasonRequired: 'Tafadhali chagua inahusu nini',
    sentTooFast: 'Hiyo ilikuwa haraka sana. Tafadhali subiri kidogo kisha tuma tena.',
    formExpired:
      'Fomu hii imekuwa wazi kwa muda mrefu mno. Tafadhali pakia ukurasa upya na utume tena.',
  },
  emails: {
    contactReceivedSubject: 'Tumepokea ujumbe wako',
    contactReceived:
      'Asante kwa kuiandikia Manzil. Ujumbe wako umetufikia, na mmoja wetu ataujibu.\n\nSi wewe uliyetuandikia? Basi mtu amekosea anwani, na unaweza kupuuza hii.',
  },
}
