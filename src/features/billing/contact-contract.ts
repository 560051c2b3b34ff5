import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'
import { contactGroundKeys } from './choices.ts'

// Who reaches whom.

const hireContact = z.object({
  phone_number: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
})
export type HireContact = z.output<typeof hireContact>

export const getHireContact = endpoint('GET', '/api/hires/:candidate_id/contact/', {
  access: ['employer', 'jobseeker'],
  summary:
    'How to reach the other side of a hire, for household and worker while it lasts; no plan is needed',
  input: z.object({ candidate_id: recordId }),
  output: hireContact,
})

const contactHolder = z.object({
  /** Null once its account is gone. */
  household: z.string().nullable(),
  ground: z.enum(contactGroundKeys),
  /** Null for a household that may look and has not. */
  first_opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
  /** Whether it may look today. */
  is_open: z.boolean(),
})
export type ContactHolder = z.output<typeof contactHolder>

export const listContactHolders = endpoint('GET', '/api/jobseeker/contact-openings/', {
  access: 'jobseeker',
  summary: 'The households that have her number: why, since when, and whether it is open to them',
  input: z.object({}),
  output: z.array(contactHolder),
})
