import type { company as enCompany, en } from './messages.site.en.ts'

export const ne: typeof en = {
  purpose: 'कतारका परिवारले यहाँ घरमा सहयोग गर्ने मान्छे खोज्छन् र काममा राख्छन्।',
  skip: 'सीधै पेजको कुरामा जानुहोस्',
  navigation: 'मुख्य',
  menu: 'मेनु',
  home: 'होम',
  candidates: 'सबै उम्मेदवार',
  visa: 'भिसा सेवा',
  pricing: 'मूल्य',
  about: 'हाम्रो बारेमा',
  contact: 'सम्पर्क',
  toTop: 'माथि जानुहोस्',
  demo: {
    text: 'यो डेमो हो: मान्छे काल्पनिक हुन् र पैसा चल्दैन।',
    link: 'हरेक भूमिका हेर्नुहोस्',
    hide: 'यो पट्टी लुकाउनुहोस्',
  },
  footer: {
    label: 'पेजको तल्लो भाग',
    explore: 'हेर्नुहोस्',
    help: 'मद्दत',
    howItWorks: 'यो कसरी चल्छ',
    faq: 'धेरै सोधिने प्रश्न',
    testimonials: 'मान्छेका अनुभव',
    privacy: 'गोपनीयता',
    terms: 'सर्तहरू',
    demo: 'डेमो',
    admin: 'एडमिन लगइन',
    settings: 'भाषा र रूप',
    fairness: 'कामदारले कुनै पनि चरणमा कुनै शुल्क तिर्नुपर्दैन।',
    howWeCheck: 'हामी कसरी जाँच्छौं',
  },
  newsletter: {
    title: 'न्युजलेटर',
    email: 'तपाईंको इमेल ठेगाना',
    subscribe: 'सब्स्क्राइब गर्नुहोस्',
    leaveEmpty: 'यो खाली छोड्नुहोस्',
  },
  theme: { label: 'रूप', light: 'उज्यालो', dark: 'अँध्यारो', system: 'डिभाइस जस्तै' },
  largerText: 'ठूला अक्षर',
  toasts: { label: 'सन्देशहरू', close: 'बन्द गर्नुहोस्' },
  partMissing: 'यो पेजको एउटा भाग लोड भएन। इन्टरनेट आउनेबित्तिकै आउँछ।',
}

export const company: typeof enCompany = {
  registration: 'व्यापार दर्ता',
  licence: 'इजाजतपत्र',
  whatsapp: 'WhatsApp',
}
