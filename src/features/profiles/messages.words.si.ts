import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  values: {
    position: {
      Nanny: 'ළමයි බලාගන්න කෙනා',
      Maid: 'ගෙදර වැඩ කරන කෙනා',
      Cook: 'උයන කෙනා',
      Driver: 'රියදුරු',
    },
    workType: {
      live_in: 'ගෙදරම නවතිනවා',
      live_out: 'පිටින් එනවා',
      part_time: 'කොටස් වේලාවට',
    },
    skill: {
      Babycare: 'බබාලා බලාගැනීම',
      Cleaning: 'පිරිසිදු කිරීම',
      Cooking: 'ඉවීම',
      'Elderly Care': 'වයසක අය බලාගැනීම',
      Driving: 'වාහන එලවීම',
      Petcare: 'සුරතල් සත්තු බලාගැනීම',
    },
    visaType: { own_visa: 'තමන්ගේ වීසා එක', company_visa: 'සමාගමේ වීසා එක', none: 'වීසා නැහැ' },
    visaStatus: {
      valid: 'වලංගුයි',
      expired: 'කල් ඉකුත් වෙලා',
      pending: 'කෙරීගෙන යනවා',
      not_applicable: 'අදාළ නැහැ',
    },
    maritalStatus: {
      single: 'අවිවාහකයි',
      married: 'විවාහකයි',
      divorced: 'දික්කසාදයි',
      widowed: 'කලත්‍රයා මියගිහින්',
    },
    gender: { male: 'පිරිමි', female: 'කාන්තා', other: 'වෙනත්' },
    religion: { Christian: 'ක්‍රිස්තියානි', Muslim: 'ඉස්ලාම්', Hindu: 'හින්දු' },
    level: { basic: 'ටිකක්', good: 'හොඳයි', fluent: 'ගොඩක් හොඳයි', native: 'මව් භාෂාව' },
    language: {
      English: 'ඉංග්‍රීසි',
      Arabic: 'අරාබි',
      Hindi: 'හින්දි',
      French: 'ප්‍රංශ',
      Tagalog: 'ටැගලොග්',
      Swahili: 'ස්වාහිලි',
      Sinhala: 'සිංහල',
      Tamil: 'දෙමළ',
      Luganda: 'ලුගන්ඩා',
      Indonesian: 'ඉන්දුනීසියානු',
      Other: 'වෙනත්',
    },
  },
  person: {
    position: (word) => word,
    nationality: (word) => word,
    maritalStatus: (word) => word,
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'කියලා නැහැ',
  years: (n) => plural('si', n, { other: 'අවුරුදු #' }),
  and: ', ',
  months: (n) => plural('si', n, { other: 'මාස #' }),
  experience: (n) =>
    n === 0 ? 'පළපුරුද්ද අවුරුද්දකට අඩුයි' : plural('si', n, { other: 'අවුරුදු #ක පළපුරුද්ද' }),
  newcomer: 'පළමු රැකියාව',
  salary: { negotiable: 'කතා කරලා තීරණය කරමු', perMonth: '/ මාසෙකට' },
  card: {
    view: 'සම්පූර්ණ ප්‍රොෆයිල් එක බලන්න',
    of: (name) => `සම්පූර්ණ ප්‍රොෆයිල් එක බලන්න: ${name}`,
    available: 'වැඩට ලෑස්තියි',
    direct: 'කෙලින්ම',
    video: 'වීඩියෝ',
    more: (n) => `+${n}`,
    checked: {
      identity: 'අනන්‍යතාව පරීක්ෂා කළා',
      licence: 'රියදුරු බලපත්‍රය පරීක්ෂා කළා',
      medical: 'වෛද්‍ය සහතිකය බැලුවා',
      references: 'කලින් පවුල්වලින් ඇහුවා',
    },
  },
}
