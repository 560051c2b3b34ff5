import { Queries } from '../../../../platform/web/query.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { ComparedTable, useCompared } from '../compared-table.tsx'
import { useListTexts } from '../list-texts.ts'
import { useCardTexts } from './texts.ts'

/** The comparison for a visitor: what a household's page says of them, without what is a household's own. */
export const CompareDialog = (props: { ids: number[]; onClose: () => void }) => (
  <Queries>
    <Compared {...props} />
  </Queries>
)

function Compared({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const { tray, looking } = useCardTexts()
  const { comparing } = useListTexts()
  const { data, isError, isFetching, refetch } = useCompared(ids)
  return (
    <Dialog open size="xl" title={comparing.title} closeLabel={tray.close} onClose={onClose}>
      {data !== undefined ? (
        <>
          {data.length < ids.length && <p className="mb-4 text-ink-soft">{comparing.gone}</p>}
          <ComparedTable candidates={data} />
        </>
      ) : isError ? (
        <ErrorState
          {...comparing.failed}
          retryLabel={looking.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={comparing.loading} />
      )}
    </Dialog>
  )
}
