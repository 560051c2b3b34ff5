import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'

export const planKeys = ['basic', 'standard', 'premium'] as const
export type PlanKey = (typeof planKeys)[number]

const claims = z.object({
  /** The operator's claims are shown only when switched on. */
  shown: z.boolean(),
  verified_workers: z.string(),
  visas_issued: z.string(),
  rating: z.string(),
})

/** Two letters, ISO 3166. */
const country = z.string().regex(/^[A-Z]{2}$/)
const amount = z.number().nonnegative()

const prices = z.object({
  /** The day from which this list holds. */
  effective_from: z.iso.date(),
  /** Where its figures come from. */
  source: z.string(),
  plans: z.object({ basic: amount, standard: amount, premium: amount }),
  visa_service: z.object({ amount, monthly: amount, aim_days: z.int().positive() }),
  /** What a household would pay on its own, for comparison. */
  private_sponsorship: z.object({ amount, days: z.int().positive() }),
  /** The most a licensed office may ask of a household for recruiting from a country, by the decision named. */
  recruitment_caps: z.object({
    decision: z.string(),
    in_force_since: z.iso.date(),
    amounts: z.array(z.object({ country, amount })),
  }),
  /** What other platforms ask, as the operator found it; null shows no comparison. */
  elsewhere: z.object({ platform_access: amount, nanny_visa: amount }).nullable(),
  /** Wages of so many days are owed at the end for each year of service. */
  end_of_service_days: z.int().nonnegative(),
})
export type Prices = z.output<typeof prices>

const bilingual = z.object({ en: z.string(), ar: z.string() })
export const socialNetworks = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'tiktok',
  'youtube',
  'snapchat',
] as const

const contact = z.object({
  /** The company that runs the site, as the commercial register has it. */
  operator: bilingual.nullable(),
  registration_number: z.string().nullable(),
  /** The number of its licence, as the ministry gave it. */
  licence_number: z.string().nullable().default(null),
  email: z.email().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  address: bilingual.nullable(),
  hours: bilingual.nullable(),
  social: z.array(
    z.object({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https$/ }) }),
  ),
})
export type Contact = z.output<typeof contact>

/** Who runs the site, in the reader's language, as far as the operator has said. */
export const getOperator = endpoint('GET', '/api/content/operator/', {
  access: 'public',
  summary: 'Who runs the site, and how to reach them',
  input: z.object({}),
  output: z.object({
    name: z.string().nullable(),
    registration_number: z.string().nullable(),
    licence_number: z.string().nullable(),
    whatsapp: z.string().nullable(),
    address: z.string().nullable(),
    hours: z.string().nullable(),
  }),
})
export type Operator = z.output<typeof getOperator.output>

export const getContent = endpoint('GET', '/api/content/', {
  access: 'public',
  summary: 'Counts by nationality and what the operator has set',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    nationalities: z.array(z.object({ nationality: z.string(), count: z.int() })),
    claims,
    prices,
    contact,
    currency: z.string(),
    /** Texts of the home page in the operator's own words, by their keys, in the reader's language. */
    words: z.record(z.string(), z.string()),
  }),
})
export type Content = z.output<typeof getContent.output>
