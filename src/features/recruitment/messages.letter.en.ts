import { plural } from '../../platform/shared/locale.ts'

/** The words of the offer letter. */
export const letter = {
  brand: 'Manzil',
  title: 'Offer of employment',
  intro: (household: string, worker: string) =>
    `${household} offers ${worker} employment as a domestic worker in Qatar, on the terms below.`,
  terms: 'Terms',
  term: 'Term',
  agreed: 'Agreed',
  role: 'Work',
  wage: 'Basic wage',
  housing: 'Accommodation',
  food: 'Food',
  hours: 'Working hours',
  restDay: 'Weekly rest day, paid',
  leave: 'Annual leave, paid',
  start: 'Start',
  provided: 'Provided by the household, free of charge',
  allowance: (amount: string) => `Allowance of ${amount} a month`,
  aMonth: (amount: string) => `${amount} a month, paid by the 3rd day of the next month`,
  hoursADay: (count: number) =>
    plural('en', count, { one: 'At most # hour a day', other: 'At most # hours a day' }),
  daysAYear: (count: number) =>
    plural('en', count, { one: '# day a year', other: '# days a year' }),
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
  rights: 'What also holds',
  rightsLines: [
    'The household pays all costs of recruitment, visa and travel; nothing is taken from the worker or her wage.',
    'Medical care and medicine are free. The worker keeps her passport.',
    'A ticket home every two years, and at the end of service three weeks’ wage for each year.',
  ],
  floor: 'Checked against the law',
  rules: {
    minimum_wage: (value: number) => `Basic wage: at least QAR ${value} a month`,
    minimum_housing: (value: number) => `Accommodation: provided, or at least QAR ${value} a month`,
    minimum_food: (value: number) => `Food: provided, or at least QAR ${value} a month`,
    maximum_hours: (value: number) => `At most ${value} hours a day`,
    minimum_rest_days: (value: number) => `At least ${value} paid rest day of 24 hours a week`,
    minimum_leave_days: (value: number) => `At least ${value} days of paid leave a year`,
    own_papers: (_value: number) => 'She keeps her passport and her papers',
    minimum_age: (value: number) => `The worker is at least ${value} years old`,
    maximum_age: (value: number) => `The worker is at most ${value} years old`,
  },
  attestation: 'Still needed',
  attestationText:
    'This offer is not the employment contract. The contract must be written in three copies and attested by the Ministry of Labour; its Arabic text governs.',
  household: 'Household',
  worker: 'Worker',
}
export type Letter = typeof letter
