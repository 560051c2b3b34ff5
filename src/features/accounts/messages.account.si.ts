import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'ඔබේ ගිණුම',
  title: 'ඔබේ ගිණුම',
  close: 'වහන්න',
  tabs: {
    home: 'මගේ මුල් පිටුව',
    account: 'ගිණුම',
    security: 'ඇතුල් වීම සහ ආරක්ෂාව',
    data: 'ඔබේ තොරතුරු',
    notifications: 'දැනුම්දීම්',
    settings: 'සැකසුම්',
  },
  loading: 'ඔබේ ගිණුම ගෙන එනවා...',
  failed: {
    title: 'ඔබේ ගිණුම ගෙන එන්න බැරි වුණා',
    text: 'ටිකකින් නැවත උත්සාහ කරන්න.',
  },
  away: {
    offline: 'ඉන්ටර්නෙට් නැහැ',
    unreachable: 'Manzil එක්ක සම්බන්ධ වෙන්න බැරි වුණා',
    text: 'ඉන්ටර්නෙට් තියෙනවාද බලලා නැවත උත්සාහ කරන්න.',
  },
  retry: 'නැවත උත්සාහ කරන්න',
  details: {
    title: 'ඔබේ නම',
    text: 'ඔබ කතා කරන අයට පේන නම.',
    name: 'සම්පූර්ණ නම',
    save: 'සුරකින්න',
    saved: 'සුරැකුවා.',
    failed: 'මේක සුරකින්න බැරි වුණා. නැවත උත්සාහ කරන්න.',
  },
  phone: {
    title: 'දුරකථන අංකය',
    text: 'ඔබ ඇතුල් වෙන්නේ මේකෙන්. අපි කේත එවන්නෙත් මේකට.',
    none: 'දැන් අංකයක් නැහැ: දුරකථන සමාගම ඒක වෙන කෙනෙකුට දුන්නා. දැන් තියෙන අංකය දාන්න.',
    change: 'දුරකථන අංකය මාරු කරන්න',
    changed: 'ඔබේ අංකය මාරු වුණා.',
  },
  email: {
    title: 'ඊමේල් ලිපිනය',
    text: 'ඊමේල්වලින් ඕන දේවල්වලට. අපි ලියන්නේ ඔබ තහවුරු කරපු ලිපිනයකට විතරයි.',
    label: 'ඊමේල් ලිපිනය',
    confirmed: 'තහවුරු කළා',
    waiting: 'තාම තහවුරු කළේ නැහැ',
    none: 'තාම නැහැ',
    send: 'තහවුරු කරන ලින්ක් එක යවන්න',
    sent: (email) => `${email} වෙත ලින්ක් එකක් එනවා. ලිපිනය තහවුරු කරන්න පැය 24ක් ඇතුළත ඒක අරින්න.`,
    change: 'වෙන ලිපිනයක් දාන්න',
    failed: 'ඊමේල් එක යවන්න බැරි වුණා. නැවත උත්සාහ කරන්න.',
  },
  language: {
    title: 'පණිවිඩවල භාෂාව',
    text: 'SMS සහ ඊමේල්වලට. පිටුවල භාෂාව මාරු කරන්නේ වෙන තැනකින්.',
    saved: 'සුරැකුවා.',
  },
  password: {
    title: 'මුරපදය',
    text: 'ඒක මාරු කළාම ඔබේ අනිත් උපාංගවලින් ඉවත් වෙනවා.',
    change: 'මුරපදය මාරු කරන්න',
  },
  devices: {
    title: 'ඇතුල් වෙලා ඉන්න උපාංග',
    text: 'ඔබේ ගිණුම ඇරිලා තියෙන තැන්. නොදන්න එකක් තියෙනවා නම් ඉවත් කරලා මුරපදය මාරු කරන්න.',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'පවුලක්ද, රැකියා හොයනවාද?',
  toSignIn: 'මෙතනින් ඇතුල් වෙන්න',
}
