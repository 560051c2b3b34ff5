import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'ፕሮፋይሌ | Manzil',
  metaDocuments: 'ሰነዶቼ | Manzil',
  tabs: {
    label: 'የእኔ ቦታ',
    today: 'ዛሬ',
    profile: 'ፕሮፋይል',
    documents: 'ሰነዶቼ',
    interviews: 'ቃለ መጠይቆች',
    messages: 'መልእክቶች',
    agreements: 'የሥራ ሁኔታዎች',
    recruitment: 'ቅጥር',
    work: 'ሥራ',
  },
  close: 'ይዝጉ',
  loading: 'ፕሮፋይሉ እየተከፈተ ነው...',
}
