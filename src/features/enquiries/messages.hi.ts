import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const hi: Translation<typeof en> = {
  errors: {
    nameRequired: 'अपना पूरा नाम लिखें',
    emailRequired: 'अपना ई-मेल पता लिखें',
    emailInvalid: 'सही ईमेल पता लिखें',
    countryCodeUnknown: 'देश का कोड चुनें',
    phoneRequired: 'अपना फ़ोन नंबर लिखें',
    phoneInvalid: 'सही फ़ोन नंबर लिखें',
    messageRequired: 'संदेश लिखें',
    reportReasonRequired: 'चुनें कि यह किस बारे में है',
    sentTooFast: 'यह बहुत जल्दी हुआ। थोड़ा रुकें और फिर से भेजें।',
    formExpired: 'यह फ़ॉर्म बहुत देर से खुला है। पेज फिर से खोलें और फिर से भेजें।',
  },
  emails: {
    contactReceivedSubject: 'आपका संदेश हमें मिल गया',
    contactReceived:
      'Manzil को लिखने के लिए धन्यवाद। आपका संदेश पहुँच गया, और हमारी टीम में से कोई उसका जवाब देगा।\n\nआपने हमें नहीं लिखा? तो किसी ने गलत पता लिखा है, और इस संदेश को छोड़ दें।',
  },
}
