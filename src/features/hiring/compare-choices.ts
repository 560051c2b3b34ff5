/** So many are compared. */
export const comparedMin = 2
export const comparedMax = 4

/** What a household can ask for, as matching calls it, and the row of the comparison that it is about. */
export const rowOfWish = {
  position: 'desired_position',
  tasks: 'skills',
  children: 'childcare_experience_years',
  languages: 'languages',
  work_type: 'work_type',
  budget: 'expected_salary',
  start_date: 'availability_date',
} as const
export type AskedWish = keyof typeof rowOfWish
export const askedWishes = Object.keys(rowOfWish) as AskedWish[]

/** How what she offers meets what is asked. */
export const verdicts = ['met', 'partly', 'missed', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]
