import { z } from 'zod'
import { plainNumber } from '../../platform/shared/digits.ts'
import { optional, plainDate, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { provisions, restDays, rooms, ruleKeys, tasks } from './choices.ts'

const amount = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{1,7}(\.\d{1,2})?$/.test(plainNumber(value))
      ? Number(plainNumber(value))
      : value,
  z
    .number('offerAmount')
    .min(0, 'offerAmount')
    .max(1_000_000, 'outOfRange')
    .multipleOf(0.01, 'offerAmount'),
)

/** What household and worker agree on; amounts in QAR a month. */
export const terms = z.object({
  role: requiredText('required', 80),
  tasks: z.array(z.enum(tasks, 'unknownChoice')).max(tasks.length, 'tooMany').optional(),
  other_tasks: optional(requiredText('required', 300)),
  wage: amount,
  housing: z.enum(provisions, 'unknownChoice'),
  housing_allowance: optional(amount),
  room: optional(z.enum(rooms, 'unknownChoice')),
  food: z.enum(provisions, 'unknownChoice'),
  food_allowance: optional(amount),
  hours_per_day: wholeNumber(1, 24),
  rest_day: z.enum(restDays, 'unknownChoice'),
  leave_days: wholeNumber(0, 365),
  /** She keeps her passport and her other papers. */
  own_papers: z.boolean('unknownChoice').default(true),
  start_on: plainDate,
})
export type Terms = z.output<typeof terms>

/** Something that the law demands of terms, and where it says so. */
export const termsRule = z.object({
  key: z.enum(ruleKeys),
  value: z.number(),
  source: z.string(),
  effective_on: z.string(),
})
export type TermsRule = z.output<typeof termsRule>
