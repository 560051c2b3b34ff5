import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: '፣ በቪዲዮ ክፍል',
  phone: '፣ በስልክ',
  whatsapp: '፣ በ WhatsApp',
  home: '፣ በቤተሰቡ ቤት',
  office: '፣ በኤጀንሲው ቢሮ',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('am', others, { one: '፣ ወይም # ሌላ ሰዓት', other: '፣ ወይም # ሌላ ሰዓት' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'እባክዎ አንዱን ይምረጡ፣ ሌላ ያቅርቡ ወይም አይ ይበሉ።' : 'እባክዎ ይቀበሉ ወይም አይ ይበሉ።'

const inHours = ({ hours }: Said): string => plural('am', hours, { one: '# ሰዓት', other: '# ሰዓት' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'ቃለ መጠይቅ ተይዟል',
    words: (p) => ({
      title: 'ቃለ መጠይቅ ተይዞልዎታል',
      text: `${p.who} ሊያገኙዎ ይፈልጋሉ፦ ${p.at}፣ በዶሃ ሰዓት${more(p)}። ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'ቃለ መጠይቅ ተዛውሯል',
    words: (p) => ({
      title: 'ቃለ መጠይቁ ተዛውሯል',
      text: `ከ${p.who} ጋር ያለዎት ቃለ መጠይቅ አሁን ${p.at}፣ በዶሃ ሰዓት${more(p)} ነው። ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'ቃለ መጠይቅ ተሰርዟል',
    words: (p) => ({
      title: 'ቃለ መጠይቁ ተሰርዟል',
      text: `ከ${p.who} ጋር ${p.at} የነበረዎት ቃለ መጠይቅ አይካሄድም።`,
    }),
  },
  interview_agreed: {
    label: 'አንድ ቤተሰብ ያቀረቡትን ሰዓት ተቀብሏል',
    words: (p) => ({
      title: 'ቃለ መጠይቁ ተስማምቷል',
      text: `${p.who} ያቀረቡትን ሰዓት ተቀብለዋል፦ ${p.at}፣ በዶሃ ሰዓት${more(p)}።`,
    }),
  },
  interview_late: {
    label: 'ሌላው ወገን ለቃለ መጠይቅ ይዘገያል',
    words: (p) => ({
      title: 'መዘግየት አለ',
      text: `${p.who} ለቃለ መጠይቁ ${plural('am', p.minutes, { one: '# ደቂቃ', other: '# ደቂቃ' })} ይዘገያሉ፦ ${p.at}፣ በዶሃ ሰዓት።`,
    }),
  },
  interview_absent: {
    label: 'ሌላው ወገን አልመጡም ብሏል',
    words: (p) => ({
      title: 'አልመጡም ተብሏል',
      text: `${p.who} ለቃለ መጠይቁ ማንም አልመጣም ይላሉ፦ ${p.at}፣ በዶሃ ሰዓት። ይህ ስህተት ከሆነ ያግኙን።`,
    }),
  },
  interview_reminder: {
    label: 'የቃለ መጠይቅ ማስታወሻ',
    words: (p) => ({
      title: 'ቃለ መጠይቅ አለዎት',
      text: `ከ${p.who} ጋር ያለዎት ቃለ መጠይቅ ከ${inHours(p)} በኋላ ነው፦ ${p.at}፣ በዶሃ ሰዓት።`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `እናመሰግናለን። ከ${household} ጋር ያለውን ቃለ መጠይቅ ተቀብለዋል፦ ${at}፣ በዶሃ ሰዓት። ለመቀየር፦`,
  declined: (household, at) => `ከ${household} ጋር ${at} ላለው ቃለ መጠይቅ አይ ብለዋል። ለመቀየር፦`,
  several: 'ከአንድ በላይ ግብዣ አለዎት። እባክዎ ለእያንዳንዱ እዚህ ይመልሱ፦',
  choose: 'የሚመርጡት ከአንድ በላይ ሰዓት አለ። እባክዎ እዚህ ይምረጡ፦',
  changed: 'ለዚህ ግብዣ መልስዎ አስቀድሞ ታውቋል። ለመቀየር፦',
}
