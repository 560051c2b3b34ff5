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
export const hideableFields = ['religion', 'marital_status', 'kids', 'height', 'weight'] as const
export const genders = ['male', 'female', 'other'] as const
export const religions = ['Christian', 'Muslim', 'Hindu'] as const
export const languages = ['English', 'Arabic', 'Hindi', 'French', 'Other'] as const
export const documentKinds = [
  'passport',
  'id_proof',
  'driving_license',
  'professional_certificate',
  'other',
] as const
export const sorts = ['salary_asc', 'salary_desc', 'age_asc', 'age_desc'] as const
/** The filters that the list's address can hold, in the order in which chips name them. */
export const filterKeys = [
  'q',
  'nationality',
  'position',
  'work_type',
  'skills',
  'visa_status',
  'location',
  'age_max',
  'age_min',
  'salary_min',
  'salary_max',
  'baby_care',
] as const

/** Cards on a page of the list. */
export const pageSizeDefault = 12
export const pageSizeMax = 60
export const ageBounds = { min: 18, max: 100 } as const

export type DocumentKind = (typeof documentKinds)[number]
export type Position = (typeof positions)[number]
export type Sort = (typeof sorts)[number]
export type FilterKey = (typeof filterKeys)[number]

/** Whom the law allows to work. */
export const workingAge = 18

/** What has to be known of anyone before she is shown. */
export const publishGaps = ['position', 'nationality', 'age'] as const
export type PublishGap = (typeof publishGaps)[number]

/** Why someone can't be shown. */
export const publishBlockers = ['under_age', 'hidden', 'objected', 'incomplete'] as const
export type PublishBlocker = (typeof publishBlockers)[number]

/** Views of what an agency keeps. */
export const managedViews = ['all', 'published', 'unpublished', 'incomplete', 'hired'] as const
export type ManagedView = (typeof managedViews)[number]

/** What a record may lack of that which households look at first. */
export const managedGaps = [
  'picture',
  'position',
  'nationality',
  'age',
  'experience',
  'skills',
] as const
export type ManagedGap = (typeof managedGaps)[number]
