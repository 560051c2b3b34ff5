import { Queries } from '../../../platform/web/query.tsx'
import { SearchDialog } from './search-dialog.tsx'

/** The dialog on a public page, where no signed-in screen is around it. */
export const PublicSearchDialog = (props: { query: string; onClose: () => void }) => (
  <Queries>
    <SearchDialog {...props} />
  </Queries>
)
