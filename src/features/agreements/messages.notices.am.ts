import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string => `${role}፣ በወር ${wage}፣ ከ${start} ጀምሮ`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'አንድ ቤተሰብ አዎ እንዲሉ ይጠይቃል',
    title: 'አንድ ቤተሰብ ይጠይቅዎታል',
    text: (p) => `${p.who} እንዲሠሩላቸው ይፈልጋሉ፦ ${terms(p)}። እባክዎ አዎ ወይም አይ ይበሉ፣ ወይም ሌላ የሥራ ሁኔታ ያቅርቡ።`,
  },
  agreement_taken: {
    label: 'አንድ ቤተሰብ ያቀረቡትን የሥራ ሁኔታ ተቀብሏል',
    title: 'ተስማምተዋል',
    text: (p) => `${p.who} ያቀረቡትን የሥራ ሁኔታ ተቀብለዋል፦ ${terms(p)}።`,
  },
  agreement_withdrawn: {
    label: 'የአንድ ቤተሰብ ጥያቄ አብቅቷል',
    title: 'ከእንግዲህ መልስ አያስፈልግም',
    text: (p) => `${p.who} ከእንግዲህ አይጠይቁዎትም፦ ስለ ሥራው የቀረበው ጥያቄ አብቅቷል።`,
  },
}
