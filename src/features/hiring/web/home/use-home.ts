import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { getHome } from '../../home-contract.ts'

/** What is next for the household; whatever it deals with makes it new. */
export const useHome = () =>
  useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => api(getHome, {}, { signal }),
    staleTime: 30_000,
    meta: { live: ['pipeline', 'interviews', 'agreements', 'orders', 'recruitments', 'needs'] },
  })
