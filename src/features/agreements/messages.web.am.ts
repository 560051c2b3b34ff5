import type { Translation } from '../../platform/shared/catalogues.ts'
import type { screens as en } from './messages.web.en.ts'

export const screens: Translation<typeof en> = {
  metaTitle: (title) => `${title} | Manzil`,
  loading: 'እየተከፈተ ነው',
  retry: 'እንደገና ይሞክሩ',
  cancel: 'ይተዉ',
  close: 'ይዝጉ',
  failed: {
    title: 'ይህን መክፈት አልተቻለም',
    text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
  },
  counter: {
    title: 'ሌላ የሥራ ሁኔታ ያቅርቡ',
    lead: 'መለየት ያለበትን ይቀይሩ። ቤተሰቡ የቀየሩትን ያያል።',
    reason: 'ለቤተሰቡ አጭር መልእክት',
    submit: 'ይላኩ',
    sent: 'የሥራ ሁኔታዎችዎ ተልከዋል',
    failed: 'የሥራ ሁኔታዎችዎን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
  answer: {
    yes: 'አዎ፣ እስማማለሁ',
    no: 'አይ',
    other: 'ሌላ የሥራ ሁኔታ',
    accept: 'እነዚህን የሥራ ሁኔታዎች ይቀበሉ',
    change: 'የሥራ ሁኔታዎቹን ይቀይሩ',
    yesTitle: 'ለእነዚህ የሥራ ሁኔታዎች አዎ ይላሉ?',
    yesText: 'ከዚያ ቤተሰቡ ሊቀጥርዎ ይችላል። ከእርስዎ ወይም ከደመወዝዎ ምንም አይወሰድም።',
    noTitle: 'አይ ይላሉ?',
    noText: 'ለቤተሰቡ ይነገራል። በሌላ የሥራ ሁኔታ እንደገና ሊጠይቅዎ ይችላል።',
    noPaid: 'ቤተሰቡ አስቀድሞ ከፍሏል። ገንዘቡ ሁሉ ይመለሳል፤ እርስዎም እንደገና በዝርዝሩ ላይ ይታያሉ።',
    reason: 'ለምን?',
    failed: 'መልስዎን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    said: { accept: 'ተስማምተዋል', decline: 'አይ ብለዋል', withdraw: 'ተመልሶ ተወስዷል' },
  },
  page: {
    titles: { worker: 'የሚጠይቁዎት ቤተሰቦች' },
    leads: {
      worker: 'የሥራ ሁኔታዎቹን ያንብቡ፤ ከዚያ አዎ ወይም አይ ይበሉ፣ ወይም ሌላ ያቅርቡ። ምንም አይከፍሉም።',
    },
    empty: {
      worker: {
        title: 'ገና ማንም አልጠየቀዎትም',
        text: 'አንድ ቤተሰብ ሊቀጥርዎ ሲፈልግ የሥራ ሁኔታዎቹ እዚህ ይታያሉ።',
      },
    },
    waiting: 'በመጠበቅ ላይ',
    agreed: 'የተስማማችሁባቸው',
    past: 'የተመለሱ እና ያበቁ',
    from: (household) => `${household} ይጠይቅዎታል`,
    toCase: 'ቅጥሩን ይመልከቱ',
  },
  statuses: {
    worker: {
      asked: 'መልስዎ እየተጠበቀ ነው',
      countered: 'የእርስዎ የሥራ ሁኔታዎች ቤተሰቡ ጋር ናቸው',
      agreed: 'ሁለታችሁም ተስማምታችኋል',
      declined: 'አይ ብለዋል',
      withdrawn: 'ከእንግዲህ አይጠየቁም',
      ended: 'አብቅቷል',
    },
  },
  deal: {
    title: 'የሥራ ሁኔታዎች',
    notOpened: 'ይህን ሊንክ መክፈት አይቻልም',
    oneAct: 'ይህ ሊንክ ለአንድ መልስ፣ በአንድ ቀን ውስጥ ይሠራል።',
    signIn: 'ወደ Manzil ይግቡ',
    states: {
      agreed: 'ሁለታችሁም በእነዚህ የሥራ ሁኔታዎች ተስማምታችኋል።',
      declined: 'መልሱ አይ ነበር።',
      countered: 'ሌላ የሥራ ሁኔታ ወደ ሌላው ወገን ተልኳል።',
      withdrawn: 'ይህ ጥያቄ ተመልሶ ተወስዷል።',
      ended: 'ይህ ጥያቄ አብቅቷል።',
      asked: 'አሁን ተራው የሌላው ወገን ነው።',
      changed: 'ይህ ሊንክ ከተላከ በኋላ የሥራ ሁኔታዎቹ ተቀይረዋል።',
    },
  },
}
