import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const ne: Translation<typeof en> = {
  calendar: 'क्यालेन्डरमा थप्नुहोस्',
  calendarCancelled: 'क्यालेन्डरबाट हटाउनुहोस्',
  calendarFailed: 'क्यालेन्डरको फाइल ल्याउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  answers: { accepted: 'स्वीकार', declined: 'अस्वीकार', waiting: 'जवाफ बाँकी' },
  seeker: {
    title: 'अन्तर्वार्ता',
    intro: 'तपाईंलाई भेट्न चाहने परिवार। समय दोहाको हो।',
    loading: 'तपाईंका अन्तर्वार्ता लोड हुँदैछन्',
    failed: {
      title: 'तपाईंका अन्तर्वार्ता लोड भएनन्',
      text: 'आफ्नो इन्टरनेट हेर्नुहोस् र फेरि प्रयास गर्नुहोस्।',
    },
    empty: {
      title: 'अहिले अन्तर्वार्ता छैन',
      text: 'कुनै परिवारले तपाईंलाई भेट्न चाहे यहाँ देखिन्छ र सन्देश आउँछ।',
    },
    next: 'आउने',
    past: 'बितेका र रद्द भएका',
    with: 'अन्तर्वार्ता कोसँग',
    accept: 'स्वीकार गर्नुहोस्',
    decline: 'अस्वीकार गर्नुहोस्',
    acceptOf: (name) => `${name} सँगको अन्तर्वार्ता स्वीकार गर्नुहोस्`,
    declineOf: (name) => `${name} सँगको अन्तर्वार्ता अस्वीकार गर्नुहोस्`,
    confirmDecline: 'यो अन्तर्वार्ता अस्वीकार गर्ने? परिवारलाई भनिन्छ, र उसले अर्को समय दिन सक्छ।',
    accepted: 'तपाईंले स्वीकार गर्नुभयो।',
    declined: 'तपाईंले अस्वीकार गर्नुभयो।',
    waiting: 'जवाफ दिनुहोस्।',
    states: { scheduled: 'सकियो', held: 'भयो', cancelled: 'रद्द' },
    failedAnswer: 'तपाईंको जवाफ पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  },
}
