import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const hi: Translation<typeof en> = {
  form: {
    name: 'पूरा नाम',
    email: 'ई-मेल',
    countryCode: 'देश का कोड',
    phone: 'फ़ोन',
    phoneHint: 'आपका देश सूची में नहीं है? + से शुरू करके पूरा नंबर लिखें।',
    message: 'संदेश',
    iAm: 'मैं हूँ',
    worker: 'कामगार',
    employer: 'काम देने वाला परिवार',
    close: 'बंद करें',
    again: 'एक और संदेश लिखें',
    offline: 'लगता है इंटरनेट नहीं है। आपका लिखा हुआ यहीं है: इंटरनेट आने पर फिर से भेजें।',
    unreachable: 'सर्वर तक पहुँच नहीं हुई। आपका लिखा हुआ यहीं है: फिर से भेजें।',
    failed: 'कुछ गड़बड़ हुई। आपका लिखा हुआ यहीं है: फिर से भेजें।',
    limited: 'यहाँ से बहुत सारे संदेश आए। थोड़ा रुकें और फिर से भेजें।',
    tooLong: 'यह बहुत लंबा है।',
    check: 'यह नहीं भेजा गया। वापस जाएँ, इन्हें देखें और फिर से भेजें:',
    checkAll: 'यह नहीं भेजा गया। वापस जाएँ, फ़ॉर्म देखें और फिर से भेजें।',
  },
  contact: {
    send: 'संदेश भेजें',
    sent: 'धन्यवाद। आपका संदेश पहुँच गया, और उसकी पुष्टि आपके ई-मेल पर आ रही है।',
    sentTitle: 'संदेश भेजा गया',
    privacy: 'यहाँ लिखी हुई बात सिर्फ़ आपको जवाब देने के काम आती है।',
  },
}
