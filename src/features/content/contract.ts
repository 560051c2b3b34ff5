import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'

const claims = z.object({
  /** The operator's claims are shown only when switched on. */
  shown: z.boolean(),
  verified_workers: z.string(),
  visas_issued: z.string(),
  rating: z.string(),
})

export const getContent = endpoint('GET', '/api/content/', {
  access: 'public',
  summary: 'Counts by nationality and what the operator has set',
  input: z.object({}),
  output: z.object({
    total: z.int(),
    nationalities: z.array(z.object({ nationality: z.string(), count: z.int() })),
    claims,
    currency: z.string(),
  }),
})
export type Content = z.output<typeof getContent.output>
