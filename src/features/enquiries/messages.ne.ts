import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const ne: Translation<typeof en> = {
  errors: {
    nameRequired: 'आफ्नो पूरा नाम लेख्नुहोस्',
    emailRequired: 'आफ्नो इमेल ठेगाना लेख्नुहोस्',
    emailInvalid: 'सही इमेल ठेगाना लेख्नुहोस्',
    countryCodeUnknown: 'देशको कोड छान्नुहोस्',
    phoneRequired: 'आफ्नो फोन नम्बर लेख्नुहोस्',
    phoneInvalid: 'सही फोन नम्बर लेख्नुहोस्',
    messageRequired: 'सन्देश लेख्नुहोस्',
    reportReasonRequired: 'के बारेमा हो छान्नुहोस्',
    sentTooFast: 'यो धेरै छिटो भयो। केही बेर पर्खेर फेरि पठाउनुहोस्।',
    formExpired: 'यो फारम धेरै बेरदेखि खुला छ। पेज फेरि खोलेर पठाउनुहोस्।',
  },
  emails: {
    contactReceivedSubject: 'तपाईंको सन्देश हामीले पायौं',
    contactReceived:
      'Manzil लाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश आइपुग्यो, र हाम्रो टोलीका कसैले जवाफ दिनेछ।\n\nतपाईंले हामीलाई लेख्नुभएको होइन? कसैले गलत ठेगाना लेखेको हो, यसलाई छोड्न सक्नुहुन्छ।',
  },
}
