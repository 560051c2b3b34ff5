import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const si: Translation<typeof en> = {
  form: {
    name: 'සම්පූර්ණ නම',
    email: 'ඊමේල්',
    countryCode: 'රටේ කේතය',
    phone: 'දුරකථනය',
    phoneHint: 'ඔබේ රට ලැයිස්තුවේ නැද්ද? + එකෙන් පටන් අරන් සම්පූර්ණ අංකය ලියන්න.',
    message: 'පණිවිඩය',
    iAm: 'මම',
    worker: 'වැඩ කරන කෙනෙක්',
    employer: 'වැඩට ගන්න පවුලක්',
    close: 'වහන්න',
    again: 'තව පණිවිඩයක් ලියන්න',
    offline: 'අන්තර්ජාලය නැහැ වගේ. ඔබ ලියපු දේ තාම මෙතන තියෙනවා: ආපහු ආවම යවන්න.',
    unreachable: 'සර්වර් එක එක්ක සම්බන්ධ වෙන්න බැරි වුණා. ඔබ ලියපු දේ තාම මෙතන තියෙනවා: නැවත යවන්න.',
    failed: 'මොකක් හරි වැරදුණා. ඔබ ලියපු දේ තාම මෙතන තියෙනවා: නැවත යවන්න.',
    limited: 'මෙතනින් පණිවිඩ ගොඩක් ආවා. ටිකක් ඉඳලා නැවත යවන්න.',
    tooLong: 'මේක දිග වැඩියි.',
    check: 'මේක ගියේ නැහැ. ආපහු ගිහින් මේවා බලලා නැවත යවන්න:',
    checkAll: 'මේක ගියේ නැහැ. ආපහු ගිහින් පෝරමය බලලා නැවත යවන්න.',
  },
  contact: {
    send: 'පණිවිඩය යවන්න',
    sent: 'ස්තුතියි. ඔබේ පණිවිඩය ලැබුණා, තහවුරු කිරීමක් ඔබේ ඊමේල් එකට එනවා.',
    sentTitle: 'පණිවිඩය යැව්වා',
    privacy: 'මෙතන ලියන දේ අපි පාවිච්චි කරන්නේ ඔබට උත්තර දෙන්න විතරයි.',
  },
}
