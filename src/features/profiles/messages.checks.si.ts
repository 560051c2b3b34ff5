import { checkedItems } from './messages.attributes.si.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.si.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'පාස්පෝට් එකක් හරි හැඳුනුම්පතක් හරි මේ ප්‍රොෆයිල් එකේ නම එක්ක සැසඳුවා.',
    licence: 'රියදුරු බලපත්‍රයක් මේ ප්‍රොෆයිල් එකේ නම එක්ක සැසඳුවා.',
    medical: 'වෛද්‍ය සහතිකයක් බැලුවා. එහි තියෙන දේ පෞද්ගලිකයි.',
    references: 'මේ කෙනා නම කියපු කලින් පවුලකින් හරි සේවය ගත්ත කෙනෙකුගෙන් හරි ඇහුවා.',
  },
  method: {
    original_seen: 'මුල් පිටපත බැලුවා',
    copy_seen: 'පිටපතක් බැලුවා',
    video_call: 'වීඩියෝ call එකකින් සැසඳුවා',
    issuer_asked: 'නිකුත් කරපු අයගෙන් ඇහුවා',
    household_asked: 'පවුලෙන් දුරකථනයෙන් ඇහුවා',
  },
  title: 'පරීක්ෂා කරපු දේ',
  how: 'කොහොමද',
  by: 'කවුද',
  operator: 'Manzil කාර්ය මණ්ඩලයේ කෙනෙක්',
  twoOperators: 'Manzil කාර්ය මණ්ඩලයේ දෙන්නෙක්, වෙන වෙනම',
  nameDiffers: 'ලියවිල්ලේ නම වෙනස් විදිහකට ලියලා; එකම කෙනා වෙන්නේ ඇයි කියලා කාර්ය මණ්ඩලය ලියලා තියෙනවා.',
  on: 'කවදද',
  until: 'වලංගු',
  more: 'වෙන කිසි දෙයක් ගැන මේකෙන් කියන්නේ නැහැ.',
  guide: 'අපි පරීක්ෂා කරන ආකාරය',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'ප්‍රොෆයිල් එක දැන් පෙන්වන්නේ නැහැ',
    title: 'ප්‍රොෆයිල් එක දැන් පෙන්වන්නේ නැහැ',
    text: (name, reason) =>
      reason === 'under_age'
        ? `${name} ප්‍රොෆයිල් එක පෙන්වන්නේ නැහැ: එහි වයස 18ට අඩුයි, 18ට අඩු අයව පෙන්වන්නේ නැහැ. ඒක වැරැද්දක් නම්, හදලා නැවත පෙන්වන්න.`
        : `${name} ප්‍රොෆයිල් එක දැන් පෙන්වන්නේ නැහැ: රැකියාව, ජාතිකත්වය හරි වයස හරි නැහැ. ඒක දැම්මාම පවුල්වලට නැවත පේනවා.`,
  },
  profile_shown_now: {
    label: 'ප්‍රොෆයිල් එක පෙන්වනවා',
    title: 'ඔබේ ප්‍රොෆයිල් එක පවුල්වලට පෙන්වනවා',
    text: (name) =>
      `${name} ප්‍රොෆයිල් එකේ දැන් ඕන ඔක්කොම තියෙනවා, ඉල්ලපු විදිහට පවුල්වලට ඒක හොයාගන්න පුළුවන්. ඕනම වෙලාවක ලැයිස්තුවෙන් අයින් කරන්න පුළුවන්.`,
  },
}
