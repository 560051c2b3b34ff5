import type { company as enCompany, en } from './messages.site.en.ts'

export const si: typeof en = {
  purpose: 'කටාර්වල පවුල් ගෙදර වැඩට උදව් කරන අය හොයාගෙන රැකියාවට ගන්නවා.',
  skip: 'පිටුවේ විස්තරයට යන්න',
  navigation: 'ප්‍රධාන',
  menu: 'මෙනුව',
  home: 'මුල් පිටුව',
  candidates: 'රැකියා හොයන හැමෝම',
  visa: 'වීසා සේවා',
  pricing: 'මිල ගණන්',
  about: 'අපි ගැන',
  contact: 'අපිට කතා කරන්න',
  toTop: 'ආපසු උඩට',
  demo: {
    text: 'මේක ආදර්ශනයක්: මේ අය ඇත්ත අය නෙවෙයි, සල්ලි මාරු වෙන්නේ නැහැ.',
    link: 'හැම පැත්තම අත්හදා බලන්න',
    hide: 'මේක හංගන්න',
  },
  footer: {
    label: 'පිටුවේ පහළ කොටස',
    explore: 'බලන්න',
    help: 'උදව්',
    howItWorks: 'වැඩ කරන විදිහ',
    faq: 'නිතර අහන ප්‍රශ්න',
    testimonials: 'අනිත් අය කියන දේ',
    privacy: 'පෞද්ගලිකත්වය',
    terms: 'කොන්දේසි',
    demo: 'ආදර්ශනය',
    admin: 'Admin ඇතුල් වීම',
    settings: 'භාෂාව සහ පෙනුම',
    fairness: 'වැඩ කරන අය කිසිම පියවරකදී ගාස්තුවක් ගෙවන්නේ නැහැ.',
    howWeCheck: 'අපි පරීක්ෂා කරන ආකාරය',
  },
  newsletter: {
    title: 'පුවත් ලිපිය',
    email: 'ඔබේ ඊමේල් ලිපිනය',
    subscribe: 'එවන්න කියන්න',
    leaveEmpty: 'මේක හිස්ව තියන්න',
  },
  theme: { label: 'පෙනුම', light: 'එළිය', dark: 'අඳුරු', system: 'උපාංගයේ විදිහට' },
  largerText: 'ලොකු අකුරු',
  toasts: { label: 'පණිවිඩ', close: 'වහන්න' },
  partMissing: 'මේ පිටුවේ කොටසක් ගෙන එන්න බැරි වුණා. ඉන්ටර්නෙට් ආපසු ආපු ගමන් එනවා.',
}

export const company: typeof enCompany = {
  registration: 'ව්‍යාපාර ලියාපදිංචිය',
  licence: 'බලපත්‍රය',
  whatsapp: 'WhatsApp',
}
