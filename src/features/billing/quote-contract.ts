import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId } from '../../platform/shared/fields.ts'
import { amountInput } from './amount-rules.ts'
import {
  agencyStandings,
  dueMoments,
  places,
  planKeys,
  quoteLineKinds,
  receivers,
  rhythms,
  visaWays,
} from './choices.ts'

const money = z.number().nonnegative()

/** What every line says beside its kind and amount. */
export const lineTerms = {
  rhythm: z.enum(rhythms),
  receiver: z.enum(receivers),
  /** The office's name, where it is known. */
  receiver_name: z.string().nullable(),
  due: z.enum(dueMoments),
  /** YYYY-MM-DD, where there is a day: of the payment, or today for what is not paid yet. */
  due_on: z.string().nullable(),
  /** What comes back when the hire ends early; null: nothing does. */
  returns: z
    .object({ whole_until: z.string(), until: z.string(), percent_per_month: z.number() })
    .nullable(),
}

const quoteLine = z.object({
  kind: z.enum(quoteLineKinds),
  /** Null: not known, and in no sum. */
  amount: money.nullable(),
  /** The most that it can be. */
  at_most: z.boolean(),
  /** Part of the order, and of what is paid for it. */
  in_order: z.boolean(),
  ...lineTerms,
})

export type QuotedLine = z.output<typeof quoteLine>

export const quote = z.object({
  currency: z.string(),
  place: z.enum(places),
  agency: z.enum(agencyStandings),
  agency_name: z.string().nullable(),
  /** False: what she expects is not known, so that nothing here is free. */
  salary_known: z.boolean(),
  lines: z.array(quoteLine),
  sums: z.object({
    /** What is paid for the order itself. */
    order: money,
    once: money,
    monthly: money,
    yearly: money,
    first_month: money,
    first_year: money,
    /** Some line may come to less. */
    at_most: z.boolean(),
    /** Some line is not known and is missing here. */
    partial: z.boolean(),
  }),
})
export type Quoted = z.output<typeof quote>

const visa = optional(z.enum(visaWays, 'unknownChoice'))

export const getCandidateQuote = endpoint('GET', '/api/candidates/:id/quote/', {
  access: 'public',
  summary:
    'What a household pays for a candidate, line by line: an estimate, or her order where the asker has one',
  input: z.object({ id: recordId, visa }),
  output: quote,
})

export const estimateCost = endpoint('GET', '/api/quote/', {
  access: 'public',
  summary: 'What a household pays for someone of a nationality and a wage, line by line',
  input: z.object({
    country: optional(z.string('unknownChoice').regex(/^([A-Z]{2}|other)$/, 'unknownChoice')),
    plan: optional(z.enum([...planKeys, 'none'], 'unknownChoice')),
    /** `none`: she is in Qatar already. */
    visa: optional(z.enum([...visaWays, 'none'], 'unknownChoice')),
    /** What she earns each month. */
    wage: optional(amountInput),
  }),
  output: quote,
})
