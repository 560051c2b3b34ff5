import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { desk as en } from './messages.support.en.ts'

export const desk: Translation<typeof en> = {
  report: 'වාර්තා කරන්න',
  reportOf: (name) => `${name} ගැන වාර්තා කරන්න`,
  title: 'Manzil වෙත වාර්තා කරන්න',
  lead: 'මේක කියවන්නේ Manzil කාර්ය මණ්ඩලය විතරයි. වාර්තා කළේ කවුද කියලා ඒ කෙනාට කවදාවත් කියන්නේ නැහැ.',
  reason: 'මොකක් ගැනද?',
  reasons: {
    danger: 'කෙනෙක් අනතුරක',
    minor: 'මේ කෙනා වයස 18ට අඩු වෙන්න පුළුවන්',
    document_withheld: 'පාස්පෝට් එක හරි ලියකියවිලි හරි අයිති කෙනාට දෙන්නේ නැහැ',
    unpaid: 'පඩිය දෙන්නේ නැහැ, නැත්නම් නිවාඩු දෙන්නේ නැහැ',
    fees: 'වැඩ කරන කෙනෙකුගෙන් සල්ලි ඉල්ලුවා',
    false_information: 'මෙතන තියෙන දෙයක් ඇත්ත නෙවෙයි',
    foreign_picture: 'පින්තූරයේ ඉන්නේ වෙන කෙනෙක්',
    insulting: 'බැණීම්, තර්ජන හරි හිරිහැර හරි',
    other: 'වෙන දෙයක්',
  },
  choose: 'තෝරන්න',
  message: 'මොකද වුණේ?',
  contact: 'ඔබට කතා කරන්නේ කොහොමද? (නැතත් කමක් නැහැ)',
  contactHint: 'අපි ආපසු අහන්න ඕන නම්, දුරකථන අංකයක් හරි ඊමේල් එකක් හරි.',
  send: 'වාර්තාව යවන්න',
  urgent:
    'දැන්ම කෙනෙක් අනතුරකද? 999ට කතා කරන්න. පාස්පෝට් එක සහ පඩිය ගැන කම්කරු අමාත්‍යාංශය 16008 අංකයෙන් උත්තර දෙනවා.',
  sentTitle: 'ස්තුතියි, ඔබේ වාර්තාව ලැබුණා',
  sent: 'ඔබේ වාර්තාව ලැබුණා. අපි ඒක බලනවා, එව්වේ කවුද කියලා කාටවත් කියන්නේ නැහැ.',
  close: 'වහන්න',
  unreachable: 'Manzil එක්ක සම්බන්ධ වෙන්න බැරි වුණා. ඔබ ලියපු දේ තාම මෙතන තියෙනවා: නැවත උත්සාහ කරන්න.',
  reportStates: { open: 'අලුත්', in_progress: 'බලනවා', closed: 'ඉවරයි' },
  enquiryStates: { open: 'අලුත්', in_progress: 'බලනවා', done: 'ඉවරයි' },
  kinds: { contact: 'පණිවිඩය', visa: 'වීසා ඉල්ලීම', word: 'වඩා හොඳ වචනයක්' },
  metIn: { profile: 'හැමෝටම පේන ප්‍රොෆයිල් එක', interview: 'සම්මුඛ පරීක්ෂණය', case: 'බඳවා ගැනීම' },
  days: (n) => (n === 0 ? 'අද' : plural('si', n, { other: 'දවස් #' })),
}
