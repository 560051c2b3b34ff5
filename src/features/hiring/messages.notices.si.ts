import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', වීඩියෝ කාමරයේ',
  phone: ', දුරකථනයෙන්',
  whatsapp: ', WhatsApp එකෙන්',
  home: ', පවුලේ ගෙදර',
  office: ', ඒජන්සියේ කාර්යාලයේ',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('si', others, { other: ', නැත්නම් තව වේලාවන් #ක්' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'එකක් ගන්න, වෙන ඒවා යෝජනා කරන්න, නැත්නම් ප්‍රතික්ෂේප කරන්න.' : 'පිළිගන්න, නැත්නම් ප්‍රතික්ෂේප කරන්න.'

const inHours = ({ hours }: Said): string => plural('si', hours, { other: 'පැය #කින්' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'සම්මුඛ පරීක්ෂණයක් දාලා',
    words: (p) => ({
      title: 'ඔබට සම්මුඛ පරීක්ෂණයක්',
      text: `${p.who} කැමතියි ඔබව හමුවෙන්න: ${p.at}, දෝහා වේලාවෙන්${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'සම්මුඛ පරීක්ෂණයක වේලාව මාරු වුණා',
    words: (p) => ({
      title: 'සම්මුඛ පරීක්ෂණයේ වේලාව මාරු වුණා',
      text: `${p.who} සමඟ ඔබේ සම්මුඛ පරීක්ෂණය දැන් ${p.at}, දෝහා වේලාවෙන්${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'සම්මුඛ පරීක්ෂණයක් අවලංගු වුණා',
    words: (p) => ({
      title: 'සම්මුඛ පරීක්ෂණය අවලංගු වුණා',
      text: `${p.who} සමඟ ${p.at} තිබුණු ඔබේ සම්මුඛ පරීක්ෂණය පැවැත්වෙන්නේ නැහැ.`,
    }),
  },
  interview_agreed: {
    label: 'ඔබ යෝජනා කරපු වේලාව පවුලක් පිළිගත්තා',
    words: (p) => ({
      title: 'සම්මුඛ පරීක්ෂණය එකඟ වුණා',
      text: `ඔබ යෝජනා කරපු වේලාව ${p.who} පිළිගත්තා: ${p.at}, දෝහා වේලාවෙන්${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'අනිත් පැත්ත සම්මුඛ පරීක්ෂණයට පරක්කුයි',
    words: (p) => ({
      title: 'ටිකක් පරක්කුයි',
      text: `${p.who} සම්මුඛ පරීක්ෂණයට ${plural('si', p.minutes, { other: 'විනාඩි #ක්' })} පරක්කු වෙනවා: ${p.at}, දෝහා වේලාවෙන්.`,
    }),
  },
  interview_absent: {
    label: 'ඔබ ආවේ නැහැ කියලා අනිත් පැත්ත කියනවා',
    words: (p) => ({
      title: 'ආවේ නැහැ කියලා ලියලා',
      text: `සම්මුඛ පරීක්ෂණයට කවුරුවත් ආවේ නැහැ කියලා ${p.who} කියනවා: ${p.at}, දෝහා වේලාවෙන්. ඒක වැරදි නම් අපිට කතා කරන්න.`,
    }),
  },
  interview_reminder: {
    label: 'සම්මුඛ පරීක්ෂණයක් මතක් කිරීම',
    words: (p) => ({
      title: 'සම්මුඛ පරීක්ෂණය මතක් කරනවා',
      text: `${p.who} සමඟ ඔබේ සම්මුඛ පරීක්ෂණය තව ${inHours(p)}: ${p.at}, දෝහා වේලාවෙන්.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `ස්තුතියි. ඔබ ${household} සමඟ සම්මුඛ පරීක්ෂණය පිළිගත්තා: ${at}, දෝහා වේලාවෙන්. වෙනස් කරන්න:`,
  declined: (household, at) => `ඔබ ${household} සමඟ ${at} තියෙන සම්මුඛ පරීක්ෂණය ප්‍රතික්ෂේප කළා. වෙනස් කරන්න:`,
  several: 'ඔබට ආරාධනා එකකට වඩා තියෙනවා. එක එකට මෙතන උත්තර දෙන්න:',
  choose: 'තෝරන්න වේලාවන් එකකට වඩා තියෙනවා. මෙතනින් තෝරන්න:',
  changed: 'මේ ආරාධනයට ඔබේ උත්තරය දැනටමත් තියෙනවා. වෙනස් කරන්න:',
}
