// What the list of candidates can be sorted and filtered by.

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

export const ageBounds = { min: 18, max: 100 } as const

export type FilterKey = (typeof filterKeys)[number]
