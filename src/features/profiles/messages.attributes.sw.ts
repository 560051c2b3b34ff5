import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'Utambulisho',
  licence: 'Leseni ya udereva',
  medical: 'Cheti cha afya',
  references: 'Waajiri wa awali',
}

export const attributes: typeof en = {
  day_off: {
    label: 'Siku ya mapumziko',
    values: {
      Friday: 'Ijumaa',
      Saturday: 'Jumamosi',
      Sunday: 'Jumapili',
      Monday: 'Jumatatu',
      Tuesday: 'Jumanne',
      Wednesday: 'Jumatano',
      Thursday: 'Alhamisi',
      Flexible: 'Kwa makubaliano',
    },
  },
  experience_years: { label: 'Miaka ya uzoefu' },
  languages: { label: 'Lugha' },
  in_qatar: { label: 'Yuko Qatar sasa', values: { true: 'Ndiyo', false: 'Hapana' } },
  availability_date: { label: 'Anaweza kuanza kabla ya' },
  has_video: { label: 'Ana video', values: { true: 'Ndiyo', false: 'Hapana' } },
  checked: { label: 'Imekaguliwa na Manzil', values: checkedItems },
  childcare_experience_years: {
    label: 'Amelea watoto',
    values: {
      newborn: 'Mchanga',
      toddler: 'Mdogo',
      preschool: 'Wa chekechea',
      older: 'Mkubwa zaidi',
    },
  },
  source: {
    label: 'Wakala au moja kwa moja',
    values: { self: 'Moja kwa moja', agency: 'Kupitia wakala' },
  },
  own_room: {
    label: 'Chumba cha peke yake',
    values: { needed: 'Chumba cha peke yake', not_needed: 'Chumba cha pamoja ni sawa' },
  },
  cuisines: {
    label: 'Anapika',
    values: {
      Arab: 'Chakula cha Kiarabu',
      Indian: 'Chakula cha Kihindi',
      Filipino: 'Chakula cha Kifilipino',
      European: 'Chakula cha Ulaya',
      'Sri Lankan': 'Chakula cha Sri Lanka',
      Other: 'Chakula kingine',
    },
  },
}
