import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { BestMatch } from '../../matching/web/index.ts'

const SaveSearch = lazyPart(() => import('./save-search.tsx'), 'SaveListSearch')

/** What a household can do with the list as it stands; a visitor may save the search, too. */
export default function ListActionsPage() {
  return (
    <>
      <BestMatch />
      <Suspense>
        <SaveSearch />
      </Suspense>
    </>
  )
}
