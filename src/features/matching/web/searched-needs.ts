import { queryString } from '../../../platform/shared/query-string.ts'
import type { Needs } from '../contract.ts'
import type { ListState } from '../../search/web/index.ts'
import { useNeeds } from './use-matches.ts'

/** What the household needs, as the list's own filters ask for it: most are called alike. */
const filtersOf = ({ tasks, budget, start_date, ...alike }: Needs) => ({
  ...alike,
  skills: tasks,
  salary_max: budget,
  available_by: start_date,
})

/** The query of the list that looks for what the household needs, narrowed by filters besides; '' while it needs nothing. */
export function useSearchedNeeds(filters: ListState['values']): string {
  const needs = useNeeds().data
  return needs ? queryString({ ...filtersOf(needs), ...filters }) : ''
}
