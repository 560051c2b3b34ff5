import { useQuery } from '@tanstack/react-query'
import { useKeeper } from './keeper.ts'

/** The papers of the record; fresh for two minutes. */
export function useDocuments() {
  const { documentsKey, listDocuments } = useKeeper()
  return useQuery({
    queryKey: documentsKey,
    queryFn: ({ signal }) => listDocuments(signal),
    staleTime: 120_000,
  })
}
