import type { company as enCompany, en } from './messages.site.en.ts'

export const am: typeof en = {
  purpose: 'በኳታር ያሉ ቤተሰቦች በቤት የሚረዷቸውን ሰዎች እዚህ ያገኛሉ፤ ይቀጥራሉ።',
  skip: 'ወደ ይዘቱ ይለፉ',
  navigation: 'ዋና',
  menu: 'ሜኑ',
  home: 'መነሻ',
  candidates: 'ሁሉም እጩዎች',
  visa: 'የቪዛ አገልግሎት',
  pricing: 'ዋጋ',
  about: 'ስለ እኛ',
  contact: 'ያግኙን',
  toTop: 'ወደ ላይ ይመለሱ',
  demo: {
    text: 'ይህ ማሳያ (demo) ነው፦ ሰዎቹ እውነተኛ አይደሉም፤ ገንዘብም አይንቀሳቀስም።',
    link: 'ሁሉንም ሚና ይሞክሩ',
    hide: 'ይህን ይደብቁ',
  },
  footer: {
    label: 'የገጹ ግርጌ',
    explore: 'ይቃኙ',
    help: 'እርዳታ',
    howItWorks: 'እንዴት እንደሚሠራ',
    faq: 'ጥያቄና መልስ',
    testimonials: 'ምስክርነቶች',
    privacy: 'የግል መረጃ',
    terms: 'ደንቦች',
    demo: 'ማሳያው (demo)',
    admin: 'የ admin መግቢያ',
    settings: 'ቋንቋ እና መልክ',
    fairness: 'ሠራተኞች በየትኛውም ደረጃ ምንም ክፍያ አይከፍሉም።',
    howWeCheck: 'እንዴት እንደምናረጋግጥ',
  },
  newsletter: {
    title: 'ጋዜጣ',
    email: 'የኢሜይል አድራሻዎ',
    subscribe: 'ይመዝገቡ',
    leaveEmpty: 'ይህን ባዶ ይተዉት',
  },
  theme: { label: 'መልክ', light: 'ብሩህ', dark: 'ጨለማ', system: 'እንደ መሣሪያው' },
  largerText: 'ትልቅ ጽሑፍ',
  toasts: { label: 'መልእክቶች', close: 'ይዝጉ' },
  partMissing: 'የዚህ ገጽ አንድ ክፍል አልተከፈተም። ኢንተርኔት ሲመለስ ይከፈታል።',
}

export const company: typeof enCompany = {
  registration: 'የንግድ ምዝገባ',
  licence: 'ፈቃድ',
  whatsapp: 'WhatsApp',
}
