import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'අනන්‍යතාව',
  licence: 'රියදුරු බලපත්‍රය',
  medical: 'වෛද්‍ය සහතිකය',
  references: 'කලින් පවුල්වල නිර්දේශ',
}

export const attributes: typeof en = {
  day_off: {
    label: 'නිවාඩු දවස',
    values: {
      Friday: 'සිකුරාදා',
      Saturday: 'සෙනසුරාදා',
      Sunday: 'ඉරිදා',
      Monday: 'සඳුදා',
      Tuesday: 'අඟහරුවාදා',
      Wednesday: 'බදාදා',
      Thursday: 'බ්‍රහස්පතින්දා',
      Flexible: 'කතා කරලා තීරණය කරමු',
    },
  },
  experience_years: { label: 'පළපුරුද්ද, අවුරුදු' },
  languages: { label: 'භාෂා' },
  in_qatar: { label: 'දැන් කටාර්වල', values: { true: 'ඔව්', false: 'නැහැ' } },
  availability_date: { label: 'මෙදාට කලින් පටන් ගන්න පුළුවන්' },
  has_video: { label: 'වීඩියෝ එකක් තියෙනවා', values: { true: 'ඔව්', false: 'නැහැ' } },
  checked: { label: 'Manzil පරීක්ෂා කළා', values: checkedItems },
  childcare_experience_years: {
    label: 'ළමයි බලාගෙන තියෙනවා',
    values: {
      newborn: 'අලුත උපන් බබා',
      toddler: 'පොඩි ළමයා',
      preschool: 'පෙර පාසල් වයසේ',
      older: 'ඊට ලොකු',
    },
  },
  source: {
    label: 'ඒජන්සියෙන්ද, කෙලින්මද',
    values: { self: 'කෙලින්ම', agency: 'ඒජන්සියක් හරහා' },
  },
  own_room: {
    label: 'තනි කාමරයක්',
    values: { needed: 'තනි කාමරයක් ඕන', not_needed: 'හවුල් කාමරයක් වුණත් කමක් නැහැ' },
  },
  cuisines: {
    label: 'උයන්න පුළුවන්',
    values: {
      Arab: 'අරාබි කෑම',
      Indian: 'ඉන්දියානු කෑම',
      Filipino: 'පිලිපීන කෑම',
      European: 'යුරෝපීය කෑම',
      'Sri Lankan': 'ශ්‍රී ලංකා කෑම',
      Other: 'වෙන කෑම',
    },
  },
}
