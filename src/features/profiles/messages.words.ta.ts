import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  values: {
    position: {
      Nanny: 'குழந்தைப் பராமரிப்பாளர்',
      Maid: 'வீட்டுப் பணியாளர்',
      Cook: 'சமையல்காரர்',
      Driver: 'ஓட்டுநர்',
    },
    workType: {
      live_in: 'வீட்டிலேயே தங்கி',
      live_out: 'வெளியே தங்கி',
      part_time: 'பகுதி நேரம்',
    },
    skill: {
      Babycare: 'கைக்குழந்தைப் பராமரிப்பு',
      Cleaning: 'சுத்தம் செய்தல்',
      Cooking: 'சமையல்',
      'Elderly Care': 'முதியோர் பராமரிப்பு',
      Driving: 'வாகனம் ஓட்டுதல்',
      Petcare: 'செல்லப் பிராணிகள் பராமரிப்பு',
    },
    visaType: { own_visa: 'சொந்த விசா', company_visa: 'நிறுவன விசா', none: 'விசா இல்லை' },
    visaStatus: {
      valid: 'செல்லும்',
      expired: 'காலாவதி',
      pending: 'வர உள்ளது',
      not_applicable: 'பொருந்தாது',
    },
    maritalStatus: {
      single: 'திருமணம் ஆகவில்லை',
      married: 'திருமணம் ஆனவர்',
      divorced: 'விவாகரத்து ஆனவர்',
      widowed: 'துணையை இழந்தவர்',
    },
    gender: { male: 'ஆண்', female: 'பெண்', other: 'மற்றவர்' },
    religion: { Christian: 'கிறிஸ்தவர்', Muslim: 'முஸ்லிம்', Hindu: 'இந்து' },
    level: { basic: 'கொஞ்சம்', good: 'நன்றாக', fluent: 'மிக நன்றாக', native: 'தாய்மொழி' },
    language: {
      English: 'ஆங்கிலம்',
      Arabic: 'அரபு',
      Hindi: 'இந்தி',
      French: 'பிரெஞ்சு',
      Tagalog: 'தகாலோக்',
      Swahili: 'சுவாஹிலி',
      Sinhala: 'சிங்களம்',
      Tamil: 'தமிழ்',
      Luganda: 'லுகாண்டா',
      Indonesian: 'இந்தோனேசிய மொழி',
      Other: 'வேறு மொழி',
    },
  },
  person: {
    position: (word) => word,
    nationality: (word) => word,
    maritalStatus: (word) => word,
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'குறிப்பிடவில்லை',
  years: (n) => plural('ta', n, { one: '# வருடம்', other: '# வருடங்கள்' }),
  and: ', ',
  months: (n) => plural('ta', n, { one: '# மாதம்', other: '# மாதங்கள்' }),
  experience: (n) =>
    n === 0
      ? 'ஒரு வருடத்துக்கும் குறைந்த அனுபவம்'
      : plural('ta', n, { one: '# வருட அனுபவம்', other: '# வருட அனுபவம்' }),
  newcomer: 'முதல் வேலை',
  salary: { negotiable: 'பேசி முடிவு செய்யலாம்', perMonth: '/ மாதம்' },
  card: {
    view: 'முழு சுயவிவரத்தைப் பார்',
    of: (name) => `முழு சுயவிவரத்தைப் பார்: ${name}`,
    available: 'வேலைக்குத் தயார்',
    direct: 'நேரடியாக',
    video: 'வீடியோ',
    more: (n) => `+${n}`,
    checked: {
      identity: 'அடையாளம் சரிபார்க்கப்பட்டது',
      licence: 'ஓட்டுநர் உரிமம் சரிபார்க்கப்பட்டது',
      medical: 'மருத்துவச் சான்றிதழ் பார்க்கப்பட்டது',
      references: 'முன்பு வேலை செய்த இடத்தில் கேட்கப்பட்டது',
    },
  },
}
