import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { RuleKey, Task } from './choices.ts'
import type { TermName } from './terms-rules.ts'

const rules: Record<RuleKey, (value: number) => string> = {
  minimum_wage: (value) => `Wage: at least QAR ${formatNumber(value)} a month`,
  minimum_housing: (value) =>
    `Accommodation: provided, or at least QAR ${formatNumber(value)} a month`,
  minimum_food: (value) => `Food: provided, or at least QAR ${formatNumber(value)} a month`,
  maximum_hours: (value) => `At most ${value} hours a day`,
  minimum_rest_days: (value) => `At least ${value} paid rest day of 24 hours a week`,
  minimum_leave_days: (value) => `At least ${value} days of paid leave a year`,
  own_papers: () => 'Passport and papers stay with their owner',
  minimum_age: (value) => `At least ${value} years old`,
  maximum_age: (value) => `At most ${value} years old`,
}

/** The words of the terms, wherever they are shown or written. */
export const words = {
  names: {
    role: 'Work',
    tasks: 'Tasks',
    other_tasks: 'Other tasks',
    wage: 'Wage a month',
    housing: 'Accommodation',
    housing_allowance: 'Accommodation allowance a month',
    room: 'Room',
    food: 'Food',
    food_allowance: 'Food allowance a month',
    hours_per_day: 'Hours a day, at most',
    rest_day: 'Weekly rest day, paid',
    leave_days: 'Paid leave, days a year',
    own_papers: 'Passport and papers',
    start_on: 'Start',
  } satisfies Record<TermName, string>,
  tasks: {
    cleaning: 'Cleaning',
    laundry: 'Laundry and ironing',
    cooking: 'Cooking',
    shopping: 'Shopping',
    childcare: 'Looking after children',
    babycare: 'Looking after a baby',
    elderly_care: 'Looking after older people',
    driving: 'Driving',
    garden: 'Garden',
    pets: 'Pets',
  } satisfies Record<Task, string>,
  provided: 'Provided, free of charge',
  allowance: 'Paid as an allowance',
  allowanceOf: (amount: string) => `Allowance of ${amount} a month`,
  rooms: { own: 'Own room', shared: 'Shared room' },
  hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
  days: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
  restDays: {
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    none: 'None',
  },
  keepsPapers: 'Stay with their owner',
  papersAway: 'The household keeps them',
  nothing: 'Not said',
  before: (value: string) => `before: ${value}`,
  changed: 'Changed',
  optional: '(Optional)',
  law: 'What the law asks for',
  rules,
}
