import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { getSecondFactor } from '../../second-factor-contract.ts'

/** How one's second factor stands; it decides whether console and agency open. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api(getSecondFactor, {}, { signal }),
})

/** Where the second factor is set up, given and changed. */
export const secondFactorPath = '/account/second-factor'
