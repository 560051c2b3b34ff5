import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import type * as contract from '../../figures-contract.ts'

export type { FigureKey, Figures } from '../../figures-contract.ts'
const getFigures = call<(typeof contract)['getFigures']>('GET', '/api/admin/figures/')

export const ranges: readonly contract.FigureRange[] = ['7d', '30d', '90d', '1y']

/** The figures of a range; those of the range before stay until they are there. */
export const useFigures = (range: contract.FigureRange) =>
  useQuery({
    queryKey: ['figures', range],
    queryFn: ({ signal }) => api(getFigures, { range }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
