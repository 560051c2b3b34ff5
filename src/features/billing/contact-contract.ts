import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'

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
