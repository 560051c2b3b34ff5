import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { listDocuments } from '../../area-contract.ts'

export const documentsKey = ['candidate/documents']

/** Her papers; fresh for two minutes. */
export const useDocuments = () =>
  useQuery({ queryKey: documentsKey, queryFn: ({ signal }) => api(listDocuments, {}, { signal }), staleTime: 120_000 })
