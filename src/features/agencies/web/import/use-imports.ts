import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { listImports } from '../../import-contract.ts'

/** The first part of the key of all that shows imports; the server tells it with each step of one. */
export const importsTopic = 'imports'
export const importsShown = 10

/** The imports of the agency, the newest first. While one is being written they are asked for each second, should nothing be heard. */
export const useImports = (page: number, isWriting = false) =>
  useQuery({
    queryKey: [importsTopic, page],
    queryFn: ({ signal }) => api(listImports, { page, page_size: importsShown }, { signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) =>
      isWriting || state.data?.results[0]?.status === 'writing' ? 1000 : false,
  })
