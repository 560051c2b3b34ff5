import { useQuery } from '@tanstack/react-query'
import { useDataSource } from '../profile-data-source.ts'

/** The papers of the record; fresh for two minutes. */
export function useDocuments() {
  const { documentsKey, listDocuments } = useDataSource()
  return useQuery({
    queryKey: documentsKey,
    queryFn: ({ signal }) => listDocuments(signal),
    staleTime: 120_000,
  })
}
