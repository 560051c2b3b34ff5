import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const si: Translation<typeof en> = {
  errors: {
    translationAway: 'මේක දැන් පරිවර්තනය කරන්න බැරි වුණා. පස්සේ නැවත උත්සාහ කරන්න.',
    translationOff: 'මෙතන පණිවිඩ පරිවර්තනය කරන්නේ නැහැ.',
    messagePrivate: 'ලියපු කෙනා මේක පෞද්ගලිකව තියාගත්තා: පරිවර්තනය කරන්නේ නැහැ.',
    messageEmpty: 'මොනවහරි ලියන්න.',
    paperNeedsContact:
      'ලියකියවිලි යවන්න පුළුවන් දෙපැත්තට අංක පේන්න ගත්තාම: සම්මුඛ පරීක්ෂණයක් පිළිගත්තාම, නැත්නම් රැකියාවට ගත්තාම.',
    conversationEnded: 'අනිත් පැත්ත මේ කතාබහ ඉවර කළා.',
    conversationEndedByYou: 'ඔබ මේ කතාබහ ඉවර කළා.',
    conversationBlocked: 'ඔබ අනිත් පැත්ත අවහිර කළා.',
    reportSettled: 'මේ වාර්තාව විසඳලා ඉවරයි.',
  },
  notices: {
    message_received: {
      label: 'අලුත් පණිවිඩයක්',
      title: (name) => `පණිවිඩයක්: ${name}`,
      text: (name) => `${name} ඔබට ලියලා තියෙනවා.`,
    },
    conversation_warning: {
      label: 'කතාබහක් ගැන අනතුරු ඇඟවීමක්',
      title: () => 'කතාබහක් ගැන අනතුරු ඇඟවීමක්',
      text: () =>
        'වාර්තා කරපු ඔබේ කතාබහක් අපි බැලුවා. එතන කියපු දේ අපේ කොන්දේසි කඩනවා. නැවත එහෙම වුණොත් ඔබේ ගිණුම තාවකාලිකව නවත්වන්න පුළුවන්.',
    },
  },
}
