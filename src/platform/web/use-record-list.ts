import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Endpoint, Input, Output } from '../shared/endpoint.ts'
import { queryString } from '../shared/query-string.ts'
import { addressOf } from './api.ts'
import { api } from './browser-api.ts'
import { saveFile } from './save-file.ts'

export interface RecordPage<Row> {
  results: Row[]
  total: number
  is_more?: boolean
  page: number
  page_size: number
}

/** A call that answers with a page of rows. */
export type ListCall = Endpoint & { output: { _zod: { output: RecordPage<unknown> } } }
export type RowOf<E extends Endpoint> = Output<E> extends RecordPage<infer Row> ? Row : never

const freshMs = 5000

/**
 * A paged list whose filters, search (`q`) and page stand in the page's address under the names of the call's input.
 * `given` is what every call takes besides. While another page comes, the one before stays.
 */
export function useRecordList<E extends ListCall>(
  topic: string,
  call: E,
  filterNames: readonly string[],
  given: Partial<Input<E>> = {},
) {
  const [params] = useSearchParams()
  const asked: Record<string, unknown> = { ...(given as Record<string, unknown>) }
  for (const name of ['q', 'page', ...filterNames]) {
    const value = params.get(name)
    if (value !== null && value !== '') asked[name] = value
  }
  const query = useQuery({
    queryKey: [topic, 'list', call.path, asked],
    queryFn: async ({ signal }) =>
      (await api(call, asked as Input<E>, { signal })) as unknown as RecordPage<RowOf<E>>,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
  const isFiltered = ['q', ...filterNames].some((name) => (params.get(name) ?? '') !== '')
  const exportTo = async (csv: Endpoint, name: string) => {
    const { path, rest } = addressOf(csv, asked)
    const filters = queryString({ ...rest, page: undefined })
    await saveFile(filters === '' ? path : `${path}?${filters}`, `${name}.csv`)
  }
  return { query, isFiltered, exportTo }
}
