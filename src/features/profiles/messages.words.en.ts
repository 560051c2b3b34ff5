import { plural } from '../../platform/shared/locale.ts'

/** A word as it agrees with a person: from the word without a person, the value on the wire and the gender. */
type Agreed = (word: string, value: string, gender: string | null) => string

/** What cards and every table of candidates say: apart from the rest, because the home page carries it. */
export const words = {
  values: {
    position: { Nanny: 'Nanny', Maid: 'Maid', Cook: 'Cook', Driver: 'Driver' } as Record<
      string,
      string
    >,
    workType: { live_in: 'Live-in', live_out: 'Live-out', part_time: 'Part-time' } as Record<
      string,
      string
    >,
    skill: {
      Babycare: 'Baby Care Specialist',
      Cleaning: 'Cleaning',
      Cooking: 'Cooking',
      'Elderly Care': 'Elderly Care',
      Driving: 'Driving',
      Petcare: 'Petcare',
    } as Record<string, string>,
    visaType: { own_visa: 'Own Visa', company_visa: 'Company Visa', none: 'No visa' } as Record<
      string,
      string
    >,
    visaStatus: {
      valid: 'Valid',
      expired: 'Expired',
      pending: 'Pending',
      not_applicable: 'Not applicable',
    } as Record<string, string>,
    maritalStatus: {
      single: 'Single',
      married: 'Married',
      divorced: 'Divorced',
      widowed: 'Widowed',
    } as Record<string, string>,
    gender: { male: 'Male', female: 'Female', other: 'Other' } as Record<string, string>,
    religion: { Christian: 'Christian', Muslim: 'Muslim', Hindu: 'Hindu' } as Record<
      string,
      string
    >,
    level: { basic: 'Basic', good: 'Good', fluent: 'Fluent', native: 'Native' } as Record<
      string,
      string
    >,
    language: {
      English: 'English',
      Arabic: 'Arabic',
      Hindi: 'Hindi',
      French: 'French',
      Tagalog: 'Tagalog',
      Swahili: 'Swahili',
      Sinhala: 'Sinhala',
      Tamil: 'Tamil',
      Luganda: 'Luganda',
      Indonesian: 'Indonesian',
      Cebuano: 'Cebuano',
      Ilocano: 'Ilocano',
      Hiligaynon: 'Hiligaynon',
      Amharic: 'Amharic',
      Oromo: 'Oromo',
      Tigrinya: 'Tigrinya',
      Somali: 'Somali',
      Kinyarwanda: 'Kinyarwanda',
      Bengali: 'Bengali',
      Nepali: 'Nepali',
      Urdu: 'Urdu',
      Malayalam: 'Malayalam',
      Telugu: 'Telugu',
      Punjabi: 'Punjabi',
      Malay: 'Malay',
      Javanese: 'Javanese',
      Thai: 'Thai',
      Vietnamese: 'Vietnamese',
      Burmese: 'Burmese',
      Spanish: 'Spanish',
      Other: 'Other',
    } as Record<string, string>,
  },
  /** Languages that have forms by gender say them here; English has none. */
  person: {
    position: ((word) => word) as Agreed,
    nationality: ((word) => word) as Agreed,
    maritalStatus: ((word) => word) as Agreed,
    available: ((word) => word) as Agreed,
    immediately: ((word) => word) as Agreed,
  },
  notSpecified: 'Not Specified',
  years: (n: number) => plural('en', n, { one: '# year', other: '# years' }),
  /** Between years and months. */
  and: ', ',
  months: (n: number) => plural('en', n, { one: '# month', other: '# months' }),
  experience: (n: number) =>
    n === 0
      ? 'Under 1 yr experience'
      : plural('en', n, { one: '# yr experience', other: '# yrs experience' }),
  newcomer: 'First job',
  salary: { negotiable: 'Negotiable', perMonth: '/ month' },
  card: {
    view: 'View Full Profile',
    of: (name: string) => `View full profile of ${name}`,
    available: 'Available',
    direct: 'Direct',
    video: 'Video',
    more: (n: number) => `+${n}`,
    checked: {
      identity: 'Identity checked',
      licence: 'Driving licence checked',
      medical: 'Medical certificate seen',
      references: 'References asked',
    },
  },
}
