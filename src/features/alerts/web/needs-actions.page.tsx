import { useSearchParams } from 'react-router'
import { useSearchedNeeds } from '../../matching/web/index.ts'
import { SaveSearch } from './save-search.tsx'

/** Saves what Best match looks for, as a search of the list. */
export default function NeedsActionsPage() {
  const [params] = useSearchParams()
  const { page: _, ...filters } = Object.fromEntries(params)
  const query = useSearchedNeeds(filters)
  return query === '' ? null : <SaveSearch query={query} />
}
