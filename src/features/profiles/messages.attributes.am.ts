import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'ማንነት',
  licence: 'መንጃ ፈቃድ',
  medical: 'የሕክምና ማስረጃ',
  references: 'ምስክሮች (references)',
}

export const attributes: typeof en = {
  day_off: {
    label: 'የእረፍት ቀን',
    values: {
      Friday: 'ዓርብ',
      Saturday: 'ቅዳሜ',
      Sunday: 'እሑድ',
      Monday: 'ሰኞ',
      Tuesday: 'ማክሰኞ',
      Wednesday: 'ረቡዕ',
      Thursday: 'ሐሙስ',
      Flexible: 'በስምምነት',
    },
  },
  experience_years: { label: 'የልምድ ዓመታት' },
  languages: { label: 'ቋንቋዎች' },
  in_qatar: { label: 'አሁን ኳታር ውስጥ', values: { true: 'አዎ', false: 'አይ' } },
  availability_date: { label: 'ዝግጁ የሆኑት እስከ' },
  has_video: { label: 'ቪዲዮ ያለው', values: { true: 'አዎ', false: 'የለም' } },
  checked: { label: 'በ Manzil የተረጋገጠ', values: checkedItems },
  childcare_experience_years: {
    label: 'ልጆችን የመንከባከብ ልምድ',
    values: {
      newborn: 'አዲስ የተወለደ',
      toddler: 'ትንሽ ልጅ',
      preschool: 'ከትምህርት ቤት በፊት',
      older: 'ከፍ ያለ ልጅ',
    },
  },
  source: { label: 'በኤጀንሲ ወይም ቀጥታ', values: { self: 'ቀጥታ', agency: 'በኤጀንሲ' } },
  own_room: {
    label: 'የራስ ክፍል',
    values: { needed: 'የራስ ክፍል', not_needed: 'የጋራ ክፍል ይቻላል' },
  },
  cuisines: {
    label: 'የሚያበስሉት ምግብ',
    values: {
      Arab: 'የዓረብ ምግብ',
      Indian: 'የሕንድ ምግብ',
      Filipino: 'የፊሊፒንስ ምግብ',
      European: 'የአውሮፓ ምግብ',
      'Sri Lankan': 'የስሪላንካ ምግብ',
      Other: 'ሌላ ምግብ',
    },
  },
}
