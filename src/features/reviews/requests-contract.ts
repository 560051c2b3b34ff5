import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { reviewKinds } from './choices.ts'

// What the operator asks a worker to change.

export const reviewRequest = z.object({
  kind: z.enum(reviewKinds),
  state: z.enum(['change_asked', 'hidden']),
  reason: z.string(),
  asked_at: z.string(),
  /** She has changed it since, and the operator is looking. */
  is_answered: z.boolean(),
})
export type ReviewRequest = z.output<typeof reviewRequest>

export const listRequests = endpoint('GET', '/api/jobseeker/requests/', {
  access: 'jobseeker',
  summary: 'What the operator asks her to change of her profile, and why it is hidden',
  input: z.object({}),
  output: z.array(reviewRequest),
})
