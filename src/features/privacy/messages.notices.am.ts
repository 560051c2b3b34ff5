import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'አካውንትዎ ጥቅም ላይ እየዋለ አይደለም',
    words: (date) => ({
      title: 'አካውንትዎ ጥቅም ላይ እየዋለ አይደለም',
      text: `ለ24 ወር ጥቅም ላይ ያልዋሉ አካውንቶችን እንሰርዛለን። የእርስዎ በ${date} ይዘጋል። ለማስቀረት ይግቡ።`,
    }),
  },
  account_closed: {
    label: 'አካውንትዎ ሊሰረዝ ነው',
    words: (date) => ({
      title: 'አካውንትዎ ሊሰረዝ ነው',
      text: `የ Manzil አካውንትዎ ተዘግቷል፤ በ${date} ይሰረዛል። ለማስቀረት ከዚያ በፊት ይግቡ።`,
    }),
  },
  account_kept: {
    label: 'አካውንትዎ ይቀጥላል',
    words: () => ({
      title: 'አካውንትዎ ይቀጥላል',
      text: 'የ Manzil አካውንትዎ እንደገና ክፍት ነው፤ አይሰረዝም። እርስዎ አይደሉም? የይለፍ ቃልዎን ይቀይሩ።',
    }),
  },
  data_export_ready: {
    label: 'የመረጃዎ ቅጂ ዝግጁ ነው',
    words: (date) => ({
      title: 'የመረጃዎ ቅጂ ዝግጁ ነው',
      text: `እስከ ${date} ማውረድ ይችላሉ።`,
    }),
  },
  data_export_failed: {
    label: 'የመረጃዎን ቅጂ መሥራት አልተቻለም',
    words: () => ({
      title: 'የመረጃዎን ቅጂ መሥራት አልተቻለም',
      text: 'ተነግሮናል። እባክዎ በ“የእርስዎ መረጃ” አዲስ ይጠይቁ፣ ወይም ይጻፉልን።',
    }),
  },
  data_request_answered: {
    label: 'ስለ መረጃዎ መልስ',
    words: () => ({
      title: 'ጥያቄዎ ተመልሷል',
      text: 'ስለ መረጃዎ ጠይቀውናል። መልሱ በ“የእርስዎ መረጃ” ውስጥ ነው።',
    }),
  },
}
