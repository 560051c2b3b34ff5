import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { getFigures, type FigureRange } from '../../figures-contract.ts'

export type { FigureKey, Figures } from '../../figures-contract.ts'

export const ranges: readonly FigureRange[] = ['7d', '30d', '90d', '1y']

/** The figures of a range; those of the range before stay until they are there. */
export const useFigures = (range: FigureRange) =>
  useQuery({
    queryKey: ['figures', range],
    queryFn: ({ signal }) => api(getFigures, { range }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
