import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'ඔබේ ප්‍රොෆයිල් එක',
    picture: 'ඔබේ පින්තූරය',
    video: 'ඔබේ වීඩියෝ එක',
    texts: 'ඔබ ලියපු දේ',
  },
  profile_change_asked: {
    label: 'ප්‍රොෆයිල් එකේ වෙනසක් ඉල්ලනවා',
    title: 'ඔබේ ප්‍රොෆයිල් එකේ දෙයක් වෙනස් කරන්න',
    text: (name, part, reason) =>
      `Manzil ඔබට කියනවා ${part} වෙනස් කරන්න කියලා (ප්‍රොෆයිල් එක: ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'ප්‍රොෆයිල් එක හැංගුවා',
    title: 'ඔබේ ප්‍රොෆයිල් එක දැනට හංගලා',
    text: (name, reason) =>
      `පවුල්වලට දැන් ${name} ප්‍රොෆයිල් එක පේන්නේ නැහැ. හේතුව: ${reason}. වෙනස් කරලා සුරකින්න: අපි නැවත බලලා ඔබට කියනවා.`,
  },
  profile_shown_again: {
    label: 'ප්‍රොෆයිල් එක නැවත පෙන්වනවා',
    title: 'ඔබේ ප්‍රොෆයිල් එක නැවත පෙන්වනවා',
    text: (name) => `අපි ${name} ප්‍රොෆයිල් එක බැලුවා. පවුල්වලට ඒක නැවත පේනවා. ස්තුතියි.`,
  },
  paper_rejected: {
    label: 'ලියවිල්ලක් පිළිගත්තේ නැහැ',
    title: 'ලියවිල්ලක් පිළිගත්තේ නැහැ',
    text: (name, paper, reason) => `${name} ගේ “${paper}” පිළිගත්තේ නැහැ: ${reason}. නැවත අප්ලෝඩ් කරන්න.`,
  },
  check_recorded: {
    label: 'දෙයක් පරීක්ෂා කළා',
    title: (badge) => badge,
    text: (name, badge, date) => `${name} ප්‍රොෆයිල් එකේ දැන් “${badge}” කියලා තියෙනවා, ${date} වෙනකම්.`,
  },
  check_withdrawn: {
    label: 'පරීක්ෂාවක් ආපසු ගත්තා',
    title: (badge) => `දැන් පෙන්වන්නේ නැහැ: ${badge}`,
    text: (name, badge, reason) => `${name} ප්‍රොෆයිල් එකේ දැන් “${badge}” කියලා නැහැ. හේතුව: ${reason}`,
  },
  check_expired: {
    label: 'පරීක්ෂාවක කල් ඉකුත් වුණා',
    title: (badge) => `දැන් පෙන්වන්නේ නැහැ: ${badge}`,
    text: (name, badge) =>
      `${name} ප්‍රොෆයිල් එකේ “${badge}” කල් ඉකුත් වුණා. අලුත් ලියවිල්ල අප්ලෝඩ් කරන්න, අපි ඒක පරීක්ෂා කරනවා.`,
  },
}
