import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { listPasskeys } from '../../passkeys-contract.ts'

/** One's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => api(listPasskeys, {}, { signal }),
})
