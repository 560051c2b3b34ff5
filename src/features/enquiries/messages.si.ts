import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const si: Translation<typeof en> = {
  errors: {
    nameRequired: 'ඔබේ සම්පූර්ණ නම ලියන්න',
    emailRequired: 'ඔබේ ඊමේල් ලිපිනය ලියන්න',
    emailInvalid: 'නිවැරදි ඊමේල් ලිපිනයක් ලියන්න',
    countryCodeUnknown: 'රටේ කේතය තෝරන්න',
    phoneRequired: 'ඔබේ දුරකථන අංකය ලියන්න',
    phoneInvalid: 'නිවැරදි දුරකථන අංකයක් ලියන්න',
    messageRequired: 'පණිවිඩයක් ලියන්න',
    reportReasonRequired: 'මොකක් ගැනද කියලා තෝරන්න',
    sentTooFast: 'ඒක ඉක්මන් වැඩියි. ටිකක් ඉඳලා නැවත යවන්න.',
    formExpired: 'මේ පෝරමය ගොඩක් වෙලා ඇරලා තිබුණා. පිටුව නැවත ඇරලා යවන්න.',
  },
  emails: {
    contactReceivedSubject: 'ඔබේ පණිවිඩය අපිට ලැබුණා',
    contactReceived:
      'Manzil එකට ලිව්වට ස්තුතියි. ඔබේ පණිවිඩය ලැබුණා, අපේ කෙනෙක් උත්තර දෙයි.\n\nඅපිට ලිව්වේ ඔබ නෙවෙයිද? කවුරුහරි ලිපිනය වැරදියට ලියලා, මේක අමතක කරන්න.',
  },
}
