// The values that profiles and filters choose from. Apart from the contract so that public pages need no parser.

export const positions = ['Nanny', 'Maid', 'Cook', 'Driver'] as const
export const workTypes = ['live_in', 'live_out', 'part_time'] as const
export const skills = [
  'Babycare',
  'Cleaning',
  'Cooking',
  'Elderly Care',
  'Driving',
  'Petcare',
] as const
export const visaTypes = ['own_visa', 'company_visa', 'none'] as const
export const visaStatuses = ['valid', 'expired', 'pending', 'not_applicable'] as const
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
export const childcareBands = ['newborn', 'toddler', 'preschool', 'older'] as const
export const languageLevels = ['basic', 'good', 'fluent', 'native'] as const
export const genders = ['male', 'female', 'other'] as const
export const religions = ['Christian', 'Muslim', 'Hindu'] as const
export const languages = ['English', 'Arabic', 'Hindi', 'French', 'Other'] as const
/** The languages that most workers speak, as files and records call them. */
export const usualLanguages = [
  'English',
  'Arabic',
  'Hindi',
  'French',
  'Tagalog',
  'Cebuano',
  'Swahili',
  'Luganda',
  'Amharic',
  'Sinhala',
  'Tamil',
  'Nepali',
  'Bengali',
  'Indonesian',
] as const
/** Others of the countries that workers come from. */
export const moreLanguages = [
  'Ilocano',
  'Hiligaynon',
  'Oromo',
  'Tigrinya',
  'Somali',
  'Kinyarwanda',
  'Urdu',
  'Malayalam',
  'Telugu',
  'Punjabi',
  'Malay',
  'Javanese',
  'Thai',
  'Vietnamese',
  'Burmese',
  'Spanish',
] as const
export const documentKinds = [
  'passport',
  'id_proof',
  'driving_license',
  'professional_certificate',
  'other',
] as const
/** How a paper's check stands. */
export const paperStates = ['open', 'verified', 'rejected', 'withdrawn', 'expired'] as const
/** Cards on a page of the list. */
export const pageSizeDefault = 12
export const pageSizeMax = 60
export type DocumentKind = (typeof documentKinds)[number]
export type Position = (typeof positions)[number]

/** Whom the law allows to work. */
export const workingAge = 18

/** What has to be known of anyone before she is shown. */
export const publishGaps = ['position', 'nationality', 'age'] as const
export type PublishGap = (typeof publishGaps)[number]

/** Why someone can't be shown. */
export const publishBlockers = ['under_age', 'hidden', 'objected', 'incomplete'] as const
export type PublishBlocker = (typeof publishBlockers)[number]
