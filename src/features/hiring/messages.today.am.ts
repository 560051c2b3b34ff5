import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.today.en.ts'

export const am: typeof en = {
  title: 'ዛሬ',
  loading: 'ቀንዎ እየተከፈተ ነው',
  next: 'ቀጥሎ ለእርስዎ',
  more: 'ከዚያ በኋላ',
  due: (day) => `እስከ ${day}`,
  wasDue: (day) => `ጊዜው ${day} ነበር`,
  duties: {
    join: {
      title: (name) => `ከ${name} ጋር የምትገናኙበት ሰዓት ነው`,
      text: 'የቪዲዮ ክፍሉ ክፍት ነው። መጀመሪያ ካሜራዎን እዚያ መሞከር ይችላሉ።',
      act: 'ይግቡ',
    },
    answer_interview: {
      title: (name) => `${name} ሊያገኙዎ ይፈልጋሉ`,
      text: 'አዎ ይበሉ፣ ወይም ሌላ ሰዓት ያቅርቡ።',
      act: 'ይመልሱ',
    },
    answer_terms: {
      title: (name) => `${name} ሥራ አቅርበውልዎታል`,
      text: 'ደመወዙንና የሥራ ሁኔታዎቹን ያንብቡ። አዎ ወይም አይ ማለት፣ ወይም ሌላ የሥራ ሁኔታ መጠየቅ ይችላሉ።',
      act: 'አንብበው ይመልሱ',
    },
    answer_offer: {
      title: (name) => `ከ${name} የሥራ አቅርቦት ደብዳቤዎ`,
      text: 'ያንብቡት። ሁሉም ትክክል ከሆነ በስልክዎ በሚመጣ ኮድ ይቀበሉት።',
      act: 'ደብዳቤውን ያንብቡ',
    },
    paper: {
      title: (label) => `ሰነድ ያስፈልጋል፦ ${label}`,
      text: 'ፎቶ አንስተው ይላኩት። ቀጣዮቹ ደረጃዎች እሱን ይጠብቃሉ።',
      act: 'ሰነዱን ይላኩ',
    },
    step: {
      title: (label) => `የእርስዎ ደረጃ፦ ${label}`,
      text: 'ሲጠናቀቅ ይንገሩን። ቀጣዮቹ ደረጃዎች እሱን ይጠብቃሉ።',
      act: 'ይህን ደረጃ ይክፈቱ',
    },
    reply: {
      title: (name) => `${name} ጽፈውልዎታል`,
      text: 'ፈጣን መልስ ይረዳል።',
      act: 'አንብበው ይመልሱ',
    },
    hidden: {
      title: () => 'ፕሮፋይልዎ አሁን አይታይም',
      text: 'እባክዎ መቀየር ያለበትን ይመልከቱ። ከቀየሩት እናየዋለን፤ እንነግርዎታለን።',
      act: 'ወደ ፕሮፋይልዎ ይሂዱ',
    },
    begin: {
      title: () => 'ፕሮፋይልዎን ይሥሩ',
      text: 'ሦስት ነገሮች ሲኖሩ ቤተሰቦች ያዩዎታል፦ ሥራዎ፣ ዜግነትዎ እና የትውልድ ቀንዎ።',
      act: 'ይጀምሩ',
    },
    missing: {
      title: (label) => `ከመታየትዎ በፊት የሚያስፈልግ፦ ${label}`,
      text: '',
      act: 'አሁን ይጨምሩት',
    },
    publish: {
      title: () => 'ፕሮፋይልዎን ለቤተሰቦች ያሳዩ',
      text: 'አሁን ሊያዩት የሚችሉት እርስዎ ብቻ ነዎት።',
      act: 'ወደ ፕሮፋይልዎ ይሂዱ',
    },
    add: { title: (label) => `ወደ ፕሮፋይልዎ ይጨምሩ፦ ${label}`, text: '', act: 'አሁን ይጨምሩት' },
    wait: {
      title: () => 'አሁን የሚሠራ ነገር የለም',
      text: 'ተራው የሌሎች ነው። አዲስ ነገር ሲኖር መልእክት እንልክልዎታለን።',
      act: 'ደረጃዎቹን ይመልከቱ',
    },
    nothing: {
      title: () => 'አሁን የሚሠራ ነገር የለም',
      text: 'አዲስ ነገር ሲኖር መልእክት እንልክልዎታለን።',
      act: 'ፕሮፋይልዎን ይመልከቱ',
    },
  },
  coming: 'የሚመጣው',
  noMeetings: 'ገና ቃለ መጠይቅ የለም።',
  today: 'ዛሬ',
  answered: { accepted: 'አዎ ብለዋል', declined: 'አይ ብለዋል' },
  waits: 'እባክዎ ይመልሱ',
  allMeetings: 'ሁሉም ቃለ መጠይቆች',
  arrival: (name) => `ወደ ${name} ጉዞዎ`,
  yours: 'የእርስዎ ደረጃ',
  interest: 'ፍላጎት ያላቸው',
  keptBy: (n) =>
    plural('am', n, {
      one: '# ቤተሰብ በዝርዝሩ ይዞዎታል',
      other: '# ቤተሰቦች በዝርዝራቸው ይዘዎታል',
    }),
  nobodyYet: 'ገና በዝርዝሩ የያዘዎ ቤተሰብ የለም። ፎቶ ያለው ሙሉ ፕሮፋይል በጣም ይረዳል።',
  newThisWeek: (n) => `በዚህ ሳምንት ${n} አዲስ`,
  complete: (percent) => `ፕሮፋይልዎ ${percent}% ሙሉ ነው`,
  news: 'የሆነው',
  allNews: 'ከ Manzil የመጡ ሁሉም መልእክቶች',
  failed: {
    title: 'ቀንዎን መክፈት አልተቻለም',
    text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
  },
}
