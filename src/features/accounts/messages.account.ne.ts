import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'तपाईंको खाता',
  title: 'तपाईंको खाता',
  close: 'बन्द गर्नुहोस्',
  tabs: {
    home: 'मेरो पेज',
    account: 'खाता',
    security: 'साइन इन र सुरक्षा',
    data: 'तपाईंको डाटा',
    notifications: 'सूचनाहरू',
    settings: 'सेटिङ',
  },
  loading: 'तपाईंको खाता लोड हुँदैछ...',
  failed: { title: 'तपाईंको खाता लोड भएन', text: 'एकछिनमा फेरि प्रयास गर्नुहोस्।' },
  away: {
    offline: 'तपाईं अफलाइन हुनुहुन्छ',
    unreachable: 'Manzil मा पुग्न सकिएन',
    text: 'आफ्नो इन्टरनेट हेर्नुहोस् र फेरि प्रयास गर्नुहोस्।',
  },
  retry: 'फेरि प्रयास गर्नुहोस्',
  details: {
    title: 'तपाईंको नाम',
    text: 'तपाईंले कुरा गर्ने मान्छेले यही देख्छन्।',
    name: 'पूरा नाम',
    save: 'सेभ गर्नुहोस्',
    saved: 'सेभ भयो।',
    failed: 'यो सेभ भएन। फेरि प्रयास गर्नुहोस्।',
  },
  phone: {
    title: 'मोबाइल नम्बर',
    text: 'यसैले साइन इन हुन्छ, र कोड यसैमा आउँछ।',
    none: 'अहिले छैन: फोन कम्पनीले यो नम्बर अरू कसैलाई दियो। अहिले आफूसँग भएको नम्बर थप्नुहोस्।',
    change: 'मोबाइल नम्बर बदल्नुहोस्',
    changed: 'तपाईंको नम्बर बदलियो।',
  },
  email: {
    title: 'इमेल ठेगाना',
    text: 'तपाईंले इमेलमा चाहेका कुराका लागि। हामी तपाईंले पुष्टि गरेको ठेगानामा मात्र लेख्छौं।',
    label: 'इमेल ठेगाना',
    confirmed: 'पुष्टि भयो',
    waiting: 'अझै पुष्टि भएको छैन',
    none: 'अहिले छैन',
    send: 'पुष्टि गर्ने लिंक पठाउनुहोस्',
    sent: (email) => `${email} मा लिंक पठाइएको छ। ठेगाना पुष्टि गर्न 24 घण्टाभित्र खोल्नुहोस्।`,
    change: 'अर्को ठेगाना चलाउनुहोस्',
    failed: 'इमेल पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
  },
  language: {
    title: 'सन्देशको भाषा',
    text: 'SMS र इमेलका लागि। पेजको भाषा छुट्टै छानिन्छ।',
    saved: 'सेभ भयो।',
  },
  password: {
    title: 'पासवर्ड',
    text: 'यो बदल्दा तपाईंका अरू डिभाइस साइन आउट हुन्छन्।',
    change: 'पासवर्ड बदल्नुहोस्',
  },
  devices: {
    title: 'साइन इन भएका डिभाइस',
    text: 'तपाईंको खाता खुला भएका ठाउँ। नचिनेकोलाई साइन आउट गर्नुहोस्, अनि पासवर्ड बदल्नुहोस्।',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'परिवार कि कामदार?',
  toSignIn: 'यहाँ साइन इन गर्नुहोस्',
}
