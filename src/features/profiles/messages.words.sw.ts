import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

export const words: typeof en = {
  values: {
    position: { Nanny: 'Yaya', Maid: 'Mfanyakazi wa nyumbani', Cook: 'Mpishi', Driver: 'Dereva' },
    workType: {
      live_in: 'Kuishi kazini',
      live_out: 'Kwenda na kurudi',
      part_time: 'Muda mfupi',
    },
    skill: {
      Babycare: 'Kulea mtoto mchanga',
      Cleaning: 'Usafi',
      Cooking: 'Kupika',
      'Elderly Care': 'Kuhudumia wazee',
      Driving: 'Kuendesha gari',
      Petcare: 'Kutunza wanyama wa nyumbani',
    },
    visaType: { own_visa: 'Viza yangu', company_visa: 'Viza ya kampuni', none: 'Hakuna viza' },
    visaStatus: {
      valid: 'Inafanya kazi',
      expired: 'Imeisha',
      pending: 'Inasubiriwa',
      not_applicable: 'Haihitajiki',
    },
    maritalStatus: {
      single: 'Bila ndoa',
      married: 'Kwenye ndoa',
      divorced: 'Ameachana',
      widowed: 'Mjane',
    },
    gender: { male: 'Mwanaume', female: 'Mwanamke', other: 'Nyingine' },
    religion: { Christian: 'Mkristo', Muslim: 'Mwislamu', Hindu: 'Mhindu' },
    level: { basic: 'Kidogo', good: 'Vizuri', fluent: 'Kwa ufasaha', native: 'Lugha ya mama' },
    language: {
      English: 'Kiingereza',
      Arabic: 'Kiarabu',
      Hindi: 'Kihindi',
      French: 'Kifaransa',
      Tagalog: 'Kitagalog',
      Swahili: 'Kiswahili',
      Sinhala: 'Kisinhala',
      Tamil: 'Kitamil',
      Luganda: 'Kiganda',
      Indonesian: 'Kiindonesia',
      Other: 'Nyingine',
    },
  },
  person: {
    position: (word) => word,
    nationality: (word) => word,
    maritalStatus: (word) => word,
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'Haikusemwa',
  years: (n) => plural('sw', n, { one: 'mwaka #', other: 'miaka #' }),
  and: ', ',
  months: (n) => plural('sw', n, { one: 'mwezi #', other: 'miezi #' }),
  experience: (n) =>
    n === 0
      ? 'Uzoefu chini ya mwaka 1'
      : plural('sw', n, { one: 'Uzoefu wa mwaka #', other: 'Uzoefu wa miaka #' }),
  newcomer: 'Kazi ya kwanza',
  salary: { negotiable: 'Kwa maelewano', perMonth: '/ mwezi' },
  card: {
    view: 'Tazama profaili yote',
    of: (name) => `Tazama profaili yote ya ${name}`,
    available: 'Yuko tayari',
    direct: 'Moja kwa moja',
    video: 'Video',
    more: (n) => `+${n}`,
    checked: {
      identity: 'Utambulisho umekaguliwa',
      licence: 'Leseni ya udereva imekaguliwa',
      medical: 'Cheti cha afya kimeonekana',
      references: 'Mwajiri wa awali ameulizwa',
    },
  },
}
