import { plural } from '../../platform/shared/locale.ts'
import { words } from '../agreements/messages.words.en.ts'

/** The words of the offer letter. */
export const letter = {
  /** Countries beside a language's own whose workers read it: ISO 3166. */
  isAlsoReadIn: (_country: string): boolean => false,
  brand: 'Manzil',
  title: 'Offer of employment',
  intro: (household: string, worker: string) =>
    `${household} offers ${worker} employment as a domestic worker in Qatar, on the terms below.`,
  terms: 'Terms',
  term: 'Term',
  agreed: 'Agreed',
  role: words.names.role,
  tasks: words.names.tasks,
  otherTasks: words.names.other_tasks,
  taskNames: words.tasks,
  room: words.names.room,
  rooms: words.rooms,
  papers: words.names.own_papers,
  keepsPapers: words.keepsPapers,
  wage: 'Basic wage',
  housing: words.names.housing,
  food: words.names.food,
  hours: 'Working hours',
  restDay: words.names.rest_day,
  leave: 'Annual leave, paid',
  start: words.names.start_on,
  provided: 'Provided by the household, free of charge',
  allowance: (amount: string) => `Allowance of ${amount} a month`,
  aMonth: (amount: string) => `${amount} a month, paid by the 3rd day of the next month`,
  hoursADay: (count: number) =>
    plural('en', count, { one: 'At most # hour a day', other: 'At most # hours a day' }),
  daysAYear: (count: number) =>
    plural('en', count, { one: '# day a year', other: '# days a year' }),
  restDays: words.restDays,
  rights: 'Also part of the offer',
  rightsLines: [
    'The household pays all costs of recruitment, visa and travel; nothing is taken from the worker or the wage.',
    'Medical care and medicine are free. The passport stays with the worker.',
    'A ticket home every two years, and at the end of service three weeks’ wage for each year.',
  ],
  floor: 'Checked against the law',
  rules: words.rules,
  attestation: 'Still needed',
  attestationText:
    'This offer is not the employment contract. The contract must be written in three copies and attested by the Ministry of Labour; its Arabic text governs.',
  household: 'Household',
  worker: 'Worker',
}
export type Letter = typeof letter
