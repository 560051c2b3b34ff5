import type { company as enCompany, en } from './messages.site.en.ts'

export const hi: typeof en = {
  purpose: 'क़तर के परिवार यहाँ घर में मदद करने वालों को खोजते और काम पर रखते हैं।',
  skip: 'सीधे पेज की बात पर जाएँ',
  navigation: 'मुख्य',
  menu: 'मेन्यू',
  home: 'होम',
  candidates: 'सभी उम्मीदवार',
  visa: 'वीज़ा सेवाएँ',
  pricing: 'कीमतें',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  toTop: 'ऊपर जाएँ',
  demo: {
    text: 'यह डेमो है: लोग काल्पनिक हैं और कोई पैसा नहीं चलता।',
    link: 'हर भूमिका आज़माएँ',
    hide: 'यह पट्टी छिपाएँ',
  },
  footer: {
    label: 'पेज का निचला हिस्सा',
    explore: 'देखें',
    help: 'मदद',
    howItWorks: 'यह कैसे चलता है',
    faq: 'आम सवाल',
    testimonials: 'लोगों के अनुभव',
    privacy: 'प्राइवेसी',
    terms: 'शर्तें',
    demo: 'डेमो',
    admin: 'एडमिन लॉगिन',
    settings: 'भाषा और रूप',
    fairness: 'कामगार से किसी भी कदम पर कोई फ़ीस नहीं ली जाती।',
    howWeCheck: 'हम कैसे जाँचते हैं',
  },
  newsletter: {
    title: 'न्यूज़लेटर',
    email: 'आपका ईमेल पता',
    subscribe: 'सब्सक्राइब करें',
    leaveEmpty: 'इसे खाली छोड़ें',
  },
  theme: { label: 'रूप', light: 'उजला', dark: 'गहरा', system: 'डिवाइस जैसा' },
  largerText: 'बड़े अक्षर',
  toasts: { label: 'संदेश', close: 'बंद करें' },
  partMissing: 'इस पेज का एक हिस्सा लोड नहीं हुआ। इंटरनेट लौटते ही आ जाएगा।',
}

export const company: typeof enCompany = {
  registration: 'व्यापार पंजीकरण',
  licence: 'लाइसेंस',
  whatsapp: 'WhatsApp',
}
