import { useLocation } from 'react-router'
import { useSearchedNeeds } from '../../matching/web/index.ts'
import { ListState } from '../../search/web/index.ts'
import { SaveSearch } from './save-search.tsx'

/** Saves what Best match looks for, as a search of the list. */
export default function NeedsActionsPage() {
  const query = useSearchedNeeds(ListState.of(useLocation().search).filters.values)
  return query === '' ? null : <SaveSearch query={query} />
}
