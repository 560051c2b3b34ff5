import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const am: Translation<typeof en> = {
  form: {
    name: 'ሙሉ ስም',
    email: 'ኢሜይል',
    countryCode: 'የአገር ኮድ',
    phone: 'ስልክ',
    phoneHint: 'አገርዎ በዝርዝሩ ውስጥ የለም? በ + ጀምረው ሙሉውን ቁጥር ይጻፉ።',
    message: 'መልእክት',
    iAm: 'እኔ',
    worker: 'ሠራተኛ',
    employer: 'አሠሪ',
    close: 'ይዝጉ',
    again: 'ሌላ መልእክት ይጻፉ',
    offline: 'ኢንተርኔት የለዎትም ይመስላል። የጻፉት አሁንም እዚህ አለ፦ ኢንተርኔት ሲመለስ እንደገና ይላኩ።',
    unreachable: 'ሰርቨሩን ማግኘት አልተቻለም። የጻፉት አሁንም እዚህ አለ፦ እባክዎ እንደገና ይላኩ።',
    failed: 'የሆነ ችግር ተፈጥሯል። የጻፉት አሁንም እዚህ አለ፦ እባክዎ እንደገና ይላኩ።',
    limited: 'ከዚህ ብዙ መልእክቶች መጥተዋል። እባክዎ ትንሽ ይጠብቁና እንደገና ይላኩ።',
    tooLong: 'ይህ በጣም ረጅም ነው።',
    check: 'ይህ አልተላከም። እባክዎ ተመልሰው እነዚህን ይመልከቱና እንደገና ይላኩ፦',
    checkAll: 'ይህ አልተላከም። እባክዎ ተመልሰው ቅጹን ይመልከቱና እንደገና ይላኩ።',
  },
  contact: {
    send: 'መልእክቱን ይላኩ',
    sent: 'እናመሰግናለን። መልእክትዎ ደርሶናል፣ ማረጋገጫም ወደ ኢሜይልዎ እየመጣ ነው።',
    sentTitle: 'መልእክቱ ተልኳል',
    privacy: 'እዚህ የሚጽፉትን የምንጠቀመው ለእርስዎ ለመመለስ ብቻ ነው።',
  },
}
