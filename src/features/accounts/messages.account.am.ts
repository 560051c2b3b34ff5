import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'የእርስዎ አካውንት',
  title: 'የእርስዎ አካውንት',
  close: 'ይዝጉ',
  tabs: {
    home: 'የእኔ ገጽ',
    account: 'አካውንት',
    security: 'መግቢያ እና ደህንነት',
    data: 'የእርስዎ መረጃ',
    notifications: 'ማሳወቂያዎች',
    settings: 'ቅንብሮች',
  },
  loading: 'አካውንትዎ እየተከፈተ ነው...',
  failed: { title: 'አካውንትዎን መክፈት አልተቻለም', text: 'እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።' },
  away: {
    offline: 'ኢንተርኔት የለዎትም',
    unreachable: 'Manzil ጋር መገናኘት አልተቻለም',
    text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
  },
  retry: 'እንደገና ይሞክሩ',
  details: {
    title: 'ስምዎ',
    text: 'ሰዎች እርስዎን የሚያዩት በዚህ ስም ነው።',
    name: 'ሙሉ ስም',
    save: 'ያስቀምጡ',
    saved: 'ተቀምጧል።',
    failed: 'ይህን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
  phone: {
    title: 'የሞባይል ቁጥር',
    text: 'የሚገቡት በዚህ ነው፤ ኮዶችዎንም የምንልከው ወደዚህ ነው።',
    none: 'አሁን የለም፦ የስልክ ድርጅቱ ለሌላ ሰው ሰጥቶታል። እባክዎ አሁን ያለዎትን ቁጥር ያስገቡ።',
    change: 'የሞባይል ቁጥር ይቀይሩ',
    changed: 'ቁጥርዎ ተቀይሯል።',
  },
  email: {
    title: 'የኢሜይል አድራሻ',
    text: 'በኢሜይል ለሚፈልጉት ነገር። የምንጽፈው እርስዎ ወዳረጋገጡት አድራሻ ብቻ ነው።',
    label: 'የኢሜይል አድራሻ',
    confirmed: 'ተረጋግጧል',
    waiting: 'ገና አልተረጋገጠም',
    none: 'ገና የለም',
    send: 'የማረጋገጫ ሊንክ ይላኩ',
    sent: (email) => `ወደ ${email} ሊንክ ተልኳል። አድራሻውን ለማረጋገጥ በ24 ሰዓት ውስጥ ይክፈቱት።`,
    change: 'ሌላ አድራሻ ይጠቀሙ',
    failed: 'ኢሜይሉን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
  language: {
    title: 'የመልእክት ቋንቋ',
    text: 'ለጽሑፍ መልእክት እና ለኢሜይል። ገጾቹ የራሳቸው መቀየሪያ አላቸው።',
    saved: 'ተቀምጧል።',
  },
  password: {
    title: 'የይለፍ ቃል',
    text: 'ሲቀይሩት ከሌሎች ስልኮችዎና መሣሪያዎችዎ ይወጣሉ።',
    change: 'የይለፍ ቃል ይቀይሩ',
  },
  devices: {
    title: 'የገቡባቸው መሣሪያዎች',
    text: 'አካውንትዎ የተከፈተባቸው ቦታዎች። የማያውቁትን ያስወጡ፤ ከዚያ የይለፍ ቃልዎን ይቀይሩ።',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'ቤተሰብ ነዎት ወይስ ሠራተኛ?',
  toSignIn: 'እዚህ ይግቡ',
}
