import { queryString } from '../../../platform/shared/query-string.ts'
import type { ListState } from '../../search/web/index.ts'
import { filtersOfMusts } from '../needs-rules.ts'
import { useNeeds } from './use-matches.ts'

/** The query of the list that looks for what the household must have, narrowed by filters besides; '' while that is nothing. */
export function useSearchedNeeds(filters: ListState['values']): string {
  const needs = useNeeds().data
  return needs ? queryString({ ...filtersOfMusts(needs), ...filters }) : ''
}
