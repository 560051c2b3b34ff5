import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'

// Which licensed agency brings somebody from abroad whose record no agency keeps.

const money = z.number().nonnegative()

const offer = z.object({
  agency_id: z.int(),
  name: z.string(),
  licence_number: z.string(),
  /** What it asks for recruiting from her country, never above the legal cap. */
  fee: money,
  /** Its usual time from the order to her arrival. */
  days: z.int(),
  /** Whom it has brought to households here. */
  placements: z.int(),
})

const choice = z.object({
  currency: z.string(),
  /** Needed, and changed only before it is paid or after the agency declined. */
  can_choose: z.boolean(),
  /** Who brings her now; null: nobody yet. */
  chosen: z.object({ agency_id: z.int(), name: z.string(), fee: money, days: z.int() }).nullable(),
  /** The last one that declined, and what it said. */
  declined: z.object({ name: z.string(), reason: z.string() }).nullable(),
  /** What the law allows at most for her country; null: it names no cap. */
  cap: money.nullable(),
  /** The licensed agencies that bring people from her country, the lowest fee first. */
  offers: z.array(offer),
})
export type AgencyChoice = z.output<typeof choice>

export const getAgencyChoice = endpoint('GET', '/api/employer/candidates/:id/agencies/', {
  access: 'employer',
  summary:
    'The licensed agencies that can bring a candidate whom the household has selected or hired, and the one that it chose',
  input: z.object({ id: recordId }),
  output: choice,
})

export const chooseAgency = endpoint('PUT', '/api/employer/candidates/:id/agency/', {
  access: 'employer',
  summary:
    'Choose the licensed agency that brings her: it is told, its fee stands in the quote, and it may decline',
  input: z.object({ id: recordId, agency_id: recordId }),
  output: choice,
})
