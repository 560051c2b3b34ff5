import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  values: {
    position: { Nanny: 'ሞግዚት', Maid: 'የቤት ሠራተኛ', Cook: 'ምግብ አብሳይ', Driver: 'ሹፌር' },
    workType: {
      live_in: 'በቤቱ ውስጥ የሚኖር',
      live_out: 'ከቤቱ ውጪ የሚኖር',
      part_time: 'የተወሰነ ሰዓት (part-time)',
    },
    skill: {
      Babycare: 'ሕፃን መንከባከብ',
      Cleaning: 'ጽዳት',
      Cooking: 'ምግብ ማብሰል',
      'Elderly Care': 'አረጋውያንን መንከባከብ',
      Driving: 'መኪና መንዳት',
      Petcare: 'የቤት እንስሳት እንክብካቤ',
    },
    visaType: { own_visa: 'የራስ ቪዛ', company_visa: 'የኩባንያ ቪዛ', none: 'ቪዛ የለም' },
    visaStatus: {
      valid: 'የሚሠራ',
      expired: 'ያበቃ',
      pending: 'በሂደት ላይ',
      not_applicable: 'አይመለከትም',
    },
    maritalStatus: {
      single: 'ያላገባ',
      married: 'ያገባ',
      divorced: 'የተፋታ',
      widowed: 'ባል ወይም ሚስት የሞተበት',
    },
    gender: { male: 'ወንድ', female: 'ሴት', other: 'ሌላ' },
    religion: { Christian: 'ክርስቲያን', Muslim: 'ሙስሊም', Hindu: 'ሂንዱ' },
    level: { basic: 'መሠረታዊ', good: 'ጥሩ', fluent: 'አቀላጥፎ', native: 'የአፍ መፍቻ' },
    language: {
      English: 'እንግሊዝኛ',
      Arabic: 'ዓረብኛ',
      Hindi: 'ሂንዲ',
      French: 'ፈረንሳይኛ',
      Tagalog: 'ታጋሎግ',
      Swahili: 'ስዋሂሊ',
      Sinhala: 'ሲንሃላ',
      Tamil: 'ታሚል',
      Luganda: 'ሉጋንዳ',
      Indonesian: 'ኢንዶኔዥኛ',
      Other: 'ሌላ',
    },
  },
  person: {
    position: (word) => word,
    nationality: (word) => word,
    maritalStatus: (word) => word,
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'አልተገለጸም',
  years: (n) => plural('am', n, { one: '# ዓመት', other: '# ዓመታት' }),
  and: '፣ ',
  months: (n) => plural('am', n, { one: '# ወር', other: '# ወራት' }),
  experience: (n) =>
    n === 0 ? 'ከ1 ዓመት ያነሰ ልምድ' : plural('am', n, { one: '# ዓመት ልምድ', other: '# ዓመት ልምድ' }),
  newcomer: 'የመጀመሪያ ሥራ',
  salary: { negotiable: 'በስምምነት', perMonth: '/ በወር' },
  card: {
    view: 'ሙሉ ፕሮፋይሉን ይመልከቱ',
    of: (name) => `የ${name}ን ሙሉ ፕሮፋይል ይመልከቱ`,
    available: 'ዝግጁ',
    direct: 'ቀጥታ',
    video: 'ቪዲዮ',
    more: (n) => `+${n}`,
    checked: {
      identity: 'ማንነት ተረጋግጧል',
      licence: 'መንጃ ፈቃድ ተረጋግጧል',
      medical: 'የሕክምና ማስረጃ ታይቷል',
      references: 'ምስክሮች ተጠይቀዋል',
    },
  },
}
