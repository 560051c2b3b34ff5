import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { nationalities } from '../../platform/shared/nationalities.ts'
import { recordId, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { amountInput } from '../billing/amount-rules.ts'
import { mandateEnds } from '../billing/choices.ts'

// From where an agency brings people, what it asks for it, and whom households asked it to bring.

const money = z.number().nonnegative()
const countries = new Set<string>(nationalities.map((one) => one.country))
const country = z
  .string('countryRequired')
  .refine((value) => countries.has(value), 'countryRequired')

/** The longest that an agency may name from order to arrival. */
export const serviceDaysMax = 365

const service = z.object({ country: z.string(), fee: money, days: z.int() })
export type Service = z.output<typeof service>

const services = z.object({
  currency: z.string(),
  can_manage: z.boolean(),
  /** Whether households are offered them today: not of an agency that may not supply. */
  offered: z.boolean(),
  services: z.array(service),
  /** The most that the law allows, by country. */
  caps: z.array(z.object({ country: z.string(), amount: money })),
  /** Whom it has brought to households here: counted, never typed. */
  placements: z.int(),
})
export type Services = z.output<typeof services>

export const listServices = endpoint('GET', '/api/agency/services/', {
  access: 'agency',
  summary: 'The countries from which the agency brings people, with its fee and usual days',
  input: z.object({}),
  output: services,
})

export const setService = endpoint('PUT', '/api/agency/services/', {
  access: 'agency',
  summary:
    'Say what bringing people from a country costs and takes; a fee above the legal cap is refused. Mandates keep what they were given for',
  input: z.object({ country, fee: amountInput, days: wholeNumber(1, serviceDaysMax) }),
  output: services,
})

export const removeService = endpoint('DELETE', '/api/agency/services/:country/', {
  access: 'agency',
  summary: 'No longer bring people from a country; mandates that run stay',
  input: z.object({ country }),
  output: services,
})

const mandate = z.object({
  id: z.int(),
  candidate: z.object({
    id: z.int(),
    full_name: z.string(),
    nationality: z.string().nullable(),
    position: z.string().nullable(),
  }),
  /** The household's name, once it has paid. */
  household: z.string().nullable(),
  paid: z.boolean(),
  fee: money,
  days: z.int(),
  currency: z.string(),
  chosen_at: z.string(),
  /** Why it is over; null while it runs. */
  ended: z.enum(mandateEnds).nullable(),
  reason: z.string().nullable(),
  can_decline: z.boolean(),
})
export type Mandate = z.output<typeof mandate>

export const listMandates = endpoint('GET', '/api/agency/mandates/', {
  access: 'agency',
  summary: 'Whom households asked the agency to bring, the newest first',
  input: z.object({}),
  output: z.array(mandate),
})

export const declineMandate = endpoint('POST', '/api/agency/mandates/:id/decline/', {
  access: 'agency',
  summary:
    'Decline to bring someone, before the visa is applied for: the household reads why and chooses again, and what it paid for it goes back',
  input: z.object({ id: recordId, reason: requiredText('reasonRequired', 300) }),
  output: z.array(mandate),
})
