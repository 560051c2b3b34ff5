import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.channels.en.ts'

export const am: typeof en = {
  ways: {
    title: 'እንዴት እንደምናገኝዎ',
    on: 'በርቷል',
    push: {
      title: 'በዚህ መሣሪያ ላይ',
      text: 'Manzil ተዘግቶም ቢሆን በስክሪኑ ላይ አጭር ማሳወቂያ፦ ስለ ምን እንደሆነ ብቻ፣ የተጻፈውን በፍጹም አያሳይም። እዚህ ሲወጡ ይቆማል።',
      allow: 'በዚህ መሣሪያ ላይ ይፍቀዱ',
      stop: 'በዚህ መሣሪያ ላይ ያቁሙ',
      denied: 'browser-ዎ የ Manzil ማሳወቂያዎችን ያግዳል። በዚህ ገጽ ቅንብሩ ይፍቀዱና ተመልሰው ይምጡ።',
      unsupported:
        'ይህ browser ማሳወቂያ ማሳየት አይችልም። በ iPhone ላይ Manzil-ን ወደ Home Screen ይጨምሩና ከዚያ ይክፈቱት።',
      failed: 'ይህን መሣሪያ መመዝገብ አልተቻለም። ኢንተርኔቱንና browser-ዎ ማሳወቂያ መፍቀዱን ይመልከቱ።',
      elsewhere: (count) =>
        plural('am', count, {
          one: 'በ# ሌላ መሣሪያ ላይ በርቷል',
          other: 'በ# ሌሎች መሣሪያዎች ላይ በርቷል',
        }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'ዜናና ኮድ በ WhatsApp ይመጣል። ከአንድ ደቂቃ በኋላ ያልደረሰው በጽሑፍ መልእክት ይመጣል። ለግብዣ በቀላሉ አዎ ወይም አይ ብለው መመለስ ይችላሉ፤ STOP ያቆመዋል።',
      to: (number) => `ወደ ${number}`,
      allow: 'አዎ፣ በ WhatsApp',
      stop: 'WhatsApp ያቁሙ',
      noNumber: 'አካውንትዎ ገና የሞባይል ቁጥር የለውም።',
      failed: 'ይህን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
    },
    email: {
      title: 'ኢሜይል',
      on: 'አድራሻዎ ተረጋግጧል።',
    },
  },
  groups: {
    interviews: { title: 'ቃለ መጠይቆች', text: 'ግብዣዎች፣ መልሶች፣ ለውጦችና ማስታወሻዎች' },
    messages: { title: 'መልእክቶች', text: 'ሰው ጽፎልዎታል' },
    hires: { title: 'ምርጫ እና ቅጥር', text: 'ምርጫ፣ የሥራ አቅርቦት፣ ሰነድ፣ መድረስ' },
    money: { title: 'ክፍያዎች እና እቅዶች', text: 'ክፍያ፣ ተመላሽ ገንዘብና የሚያበቁ እቅዶች' },
    profiles: {
      title: 'ፕሮፋይሎች እና ፍለጋዎች',
      text: 'ፕሮፋይሎች፣ ሰነዶቻቸውና ምርመራዎቻቸው፣ እንዲሁም ያስቀመጧቸው ፍለጋዎች የሚያገኙት',
    },
    account: {
      title: 'አካውንት እና ደህንነት',
      text: 'አካውንትዎ፣ መረጃዎና የሚገባ ሰው',
    },
  },
  channels: {
    product: 'በ Manzil ውስጥ',
    push: 'መሣሪያ',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'ኢሜይል',
  },
  one: 'አንድ በአንድ ይምረጡ',
  safe: 'ለደህንነትዎ የሚያስፈልገው ሁልጊዜ ይደርስዎታል።',
  offer: {
    title: 'ግብዣ በ WhatsApp?',
    text: 'ለግብዣ በቻቱ ውስጥ አዎ ወይም አይ ብለው ይመልሱ። በማንኛውም ጊዜ ማቆም ይችላሉ።',
  },
  chat: {
    body: 'ሰላም፣ Manzil ነው፤ አዲስ ነገር አለዎት፦ {{1}} ሁሉንም ለማየት Manzil-ን ይክፈቱ።',
    footer: 'WhatsApp እንዳይመጣ STOP ብለው ይመልሱ።',
    button: 'Manzil-ን ይክፈቱ',
    answers: ['አዎ', 'አይ'],
    stopped:
      'ከ Manzil ከእንግዲህ የ WhatsApp መልእክት አይደርስዎትም። አስፈላጊው በጽሑፍ መልእክት ይመጣል። WhatsApp-ን እዚህ እንደገና ያብሩ፦',
    unclear: 'ወደዚህ ቁጥር የሚጻፈውን ማንም አያነብም። እባክዎ በ Manzil ይመልከቱ፦',
  },
  errors: {
    whatsAppOff: 'የ WhatsApp መልእክት አሁን የለም።',
    whatsAppNeedsNumber: 'አካውንትዎ የሞባይል ቁጥር የለውም። እባክዎ መጀመሪያ ያስገቡ።',
    pushAddress: 'የዚህ browser የማሳወቂያ አድራሻ ሊሠራ አይችልም።',
  },
}
