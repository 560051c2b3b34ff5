import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'

// How a worker leaves a household before she lives there.

/** From where she can leave: chosen, or hired and not yet arrived. */
export const leavableStates = ['selected', 'hired'] as const
export type LeavableState = (typeof leavableStates)[number]

const leavable = z.object({
  household_id: z.int(),
  household: z.string(),
  standing: z.enum(leavableStates),
  /** YYYY-MM-DD */
  since: z.string(),
  /** Not once she has arrived. */
  can_withdraw: z.boolean(),
})
export type Leavable = z.output<typeof leavable>

const leaving = z.object({
  household_id: z.int(),
  standing: z.enum(leavableStates),
  /** The household had paid, and all of it goes back. */
  money_returned: z.boolean(),
})
export type Leaving = z.output<typeof leaving>

/** How it stood when she decided: a selection that was paid for meanwhile is another matter. */
const standing = z.enum(leavableStates, 'unknownChoice')

export const listLeavable = endpoint('GET', '/api/jobseeker/households/', {
  access: 'jobseeker',
  summary:
    'The households that have selected or hired the worker, newest first, and whether she can still withdraw',
  input: z.object({}),
  output: z.array(leavable),
})

export const withdraw = endpoint('POST', '/api/jobseeker/households/:id/withdraw/', {
  access: 'jobseeker',
  summary:
    'Withdraw from a selection or, until the arrival, from a hire, as it was seen (standing); what the household paid goes back whole',
  input: z.object({ id: recordId, standing }),
  output: leaving,
})

export const withdrawForCandidate = endpoint(
  'POST',
  '/api/agency/candidates/:id/households/:household_id/withdraw/',
  {
    access: 'agency',
    summary: 'The same for a candidate of the agency who has no account of her own',
    input: z.object({ id: recordId, household_id: recordId, standing }),
    output: leaving,
  },
)
