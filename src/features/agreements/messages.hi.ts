import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.hi.ts'

export const hi: Translation<typeof en> = {
  errors: {
    offerAmount: 'रकम लिखें।',
    offerWageFloor:
      'कानून के हिसाब से महीने के कम से कम QAR {minimum_wage} देने होते हैं ({minimum_wage_source})।',
    offerHousingFloor:
      'रहने की जगह दें, या उसके लिए महीने के कम से कम QAR {minimum_housing} ({minimum_housing_source})।',
    offerFoodFloor: 'खाना दें, या उसके लिए महीने के कम से कम QAR {minimum_food} ({minimum_food_source})।',
    offerHoursCeiling:
      'कानून के हिसाब से दिन में ज़्यादा से ज़्यादा {maximum_hours} घंटे काम हो सकता है ({maximum_hours_source})।',
    offerRestFloor:
      'हर हफ़्ते 24 घंटे की छुट्टी, तनख्वाह के साथ, कानूनन ज़रूरी है ({minimum_rest_days_source})।',
    offerLeaveFloor:
      'कानून के हिसाब से साल में कम से कम {minimum_leave_days} दिन की छुट्टी तनख्वाह के साथ देनी होती है ({minimum_leave_days_source})।',
    offerPapersFloor: 'पासपोर्ट और कागज़ात कामगार के पास ही रहते हैं: यह कानून है ({own_papers_source})।',
    offerAgeFloor: 'घरेलू कामगार की उम्र कम से कम {minimum_age} साल होनी चाहिए ({minimum_age_source})।',
    offerAgeCeiling:
      'घरेलू कामगार की उम्र ज़्यादा से ज़्यादा {maximum_age} साल हो सकती है ({maximum_age_source})।',
    offerStartPast: 'शुरुआत आज या उसके बाद की होनी चाहिए।',
    taskNeeded: 'कम से कम एक काम चुनें।',
    termsNoContacts: 'फ़ोन नंबर, ईमेल और पेजों के लिंक न लिखें। संपर्क तब खुलता है जब काम पर रख लिया जाता है।',
    termsSame: 'ये वही शर्तें हैं जो दी गई थीं। कम से कम एक बदलें, या हाँ कहें।',
    termsChanged: 'इस बीच शर्तें बदल गई हैं। उन्हें फिर से देखें।',
    termsOver: 'यह सवाल अब खत्म है: चुनाव खत्म हुआ या वापस लिया गया।',
    termsDeclined: 'इन शर्तों का जवाब ना था।',
    termsAgreedAlready: 'दोनों इन शर्तों पर राज़ी हो चुके हैं।',
    termsNotYourTurn: 'अब जवाब देने की बारी दूसरी तरफ़ की है।',
    termsInCase: 'दोनों राज़ी हो चुके हैं, और ऑफ़र लेटर भर्ती में आ रहा है।',
    termsTooOften: 'शर्तें बहुत बार बदल चुकी हैं। हाँ या ना कहें; दूसरी शर्तों के लिए परिवार को फिर से चुनना होगा।',
    dealLinkUnknown: 'यह लिंक हमारा नहीं है, या अब नहीं चलता।',
    dealLinkExpired: 'यह लिंक एक दिन चलता था, जो बीत गया। जवाब देने के लिए साइन इन करें।',
    dealLinkUsed: 'यह लिंक इस्तेमाल हो चुका है: जवाब आ गया है। देखने के लिए साइन इन करें।',
  },
  notices,
}
