import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'ආරක්ෂාව ගැන ඉතිහාසය',
  text: 'පහුගිය අවුරුද්දේ ඔබේ ගිණුමට වුණු දේවල්. ඔබ නොකරපු දෙයක් තියෙනවාද? මුරපදය මාරු කරලා ඒ උපාංගය ඉවත් කරන්න.',
  loading: 'ඉතිහාසය ගෙන එනවා...',
  failed: 'ඉතිහාසය ගෙන එන්න බැරි වුණා.',
  retry: 'නැවත උත්සාහ කරන්න',
  none: 'තාම මොනවත් වෙලා නැහැ.',
  show: 'ඉතිහාසය පෙන්වන්න',
  more: 'කලින් ඒවා පෙන්වන්න',
  unknownDevice: 'නොදන්නා උපාංගයක්',
  on: (browser, system) => `${system} වල ${browser}`,
  kinds: {
    signed_in: 'ඇතුල් වුණා',
    sign_in_failed: 'වැරදි මුරපදයකින් ඇතුල් වෙන්න හැදුවා',
    session_reused: 'පරණ ඇතුල් වීමක් නැවත පාවිච්චි කළා; ඒ උපාංගය ඉවත් කළා',
    proved: 'ඔබම බව තහවුරු කළා',
    proof_failed: 'ඔබම බව තහවුරු කරන්න බැරි වුණා',
    factor_failed: 'දෙවන ආරක්ෂාවේ කේතය වැරදියි',
    factor_changed: 'දෙවන ආරක්ෂාව වෙනස් වුණා',
    passkey_changed: 'Passkey වෙනස් වුණා',
    passkey_failed: 'Passkey එකක් පිළිගත්තේ නැහැ',
    passkey_blocked: 'පිටපත් කරපු passkey එකක් අවහිර කළා',
    recovery_code_used: 'හදිසි කේතයක් පාවිච්චි කළා',
    phone_changed: 'දුරකථන අංකය මාරු වුණා',
    email_changed: 'ඊමේල් ලිපිනය මාරු වුණා',
    password_changed: 'මුරපදය මාරු වුණා',
    change_undone: 'ලින්ක් එකෙන් වෙනස්කම් ආපසු හැරෙව්වා',
  },
}
