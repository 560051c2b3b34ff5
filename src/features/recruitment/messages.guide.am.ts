import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `ብዙውን ጊዜ ${to} ቀን` : `ብዙውን ጊዜ ከ${from} እስከ ${to} ቀን`),
  forecast: (days) => `የሚጠበቅ መድረሻ፦ ${days}`,
  forecastText: 'የቀሩት ደረጃዎች ብዙውን ጊዜ ከሚወስዱት ጊዜ የተሰላ። ግምት ነው እንጂ ቃል ኪዳን አይደለም።',
  noForecast: 'አንድ ደረጃ ችግር እስካለበት ድረስ የመድረሻ ግምት የለም።',
  services: {
    moi: 'የ Ministry of Interior ድረ ገጽ ክፈት',
    qvc: 'የ Qatar Visa Center ድረ ገጽ ክፈት',
    mol: 'የ Ministry of Labour ድረ ገጽ ክፈት',
  },
  newTab: 'በአዲስ ትር ይከፈታል',
  steps: 'ደረጃዎች',
  people: 'የሚሳተፉት',
  conversation: 'ውይይቱን ክፈት',
  papers: (count) => `ሰነዶች (${count})`,
}
