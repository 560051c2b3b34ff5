import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const hi: Translation<typeof en> = {
  formerCandidate: 'पुराना उम्मीदवार',
  errors: {
    consentNeeded: 'इसे रखने की सहमति दें: धर्म, वैवाहिक स्थिति और बच्चों की बात कानून के हिसाब से खास है।',
    tooYoungToPublish: 'प्रोफ़ाइल 18 साल की उम्र से दिखाई जा सकती है।',
    incompleteToPublish:
      'पहले काम, राष्ट्रीयता और जन्म की तारीख भरें: इनके बिना परिवारों को कोई नहीं दिखता।',
    neededToPublish: 'परिवारों को प्रोफ़ाइल दिखने से पहले यह ज़रूरी है।',
    wageBelowLaw:
      'कानून के हिसाब से महीने के कम से कम QAR {minimum_wage} देने होते हैं ({minimum_wage_source})।',
    endsBeforeStart: 'अंत की तारीख शुरुआत से पहले है।',
    dateInFuture: 'यह तारीख आगे की है।',
    mustBePositive: 'यह 0 से ज़्यादा होना चाहिए।',
    invalidEmail: 'सही ईमेल पता लिखें।',
    phoneByCodeOnly: 'आपका नंबर सिर्फ़ कोड से बदलता है: “मोबाइल नंबर बदलें” दबाएँ।',
    hiddenUntilReviewed: 'जब तक हम आपके बदलाव न देख लें, आपकी प्रोफ़ाइल छिपी रहेगी। हम आपको बताएँगे।',
    CANDIDATE_UNAVAILABLE: 'अब उपलब्ध नहीं',
    candidateNotFound: 'प्रोफ़ाइल नहीं मिली',
  } as Record<string, string>,
}
