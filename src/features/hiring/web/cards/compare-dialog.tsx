import { Queries } from '../../../../platform/web/query.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { Comparison, useCompared } from '../compare/comparison.tsx'
import { useCompareTexts } from '../list-texts.ts'
import { useCardTexts } from './texts.ts'

/** The comparison for a visitor: what a household's page says of them, without what is a household's own. */
export const CompareDialog = (props: { ids: number[]; onClose: () => void }) => (
  <Queries>
    <Compared {...props} />
  </Queries>
)

function Compared({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const { tray, looking } = useCardTexts()
  const t = useCompareTexts()
  const { data, isError, isFetching, refetch } = useCompared(ids)
  return (
    <Dialog open size="xl" title={t.title} closeLabel={tray.close} onClose={onClose}>
      {data !== undefined ? (
        <>
          {data.results.length < ids.length && (
            <p className="mb-4 text-ink-soft">{t.gone(ids.length - data.results.length)}</p>
          )}
          <Comparison found={data} headClass="@2xl:top-0 @2xl:bg-surface">
            {({ candidate: { id, full_name: name, hired } }) =>
              hired ? null : <span data-heart={id} data-wide={name} className="contents" />
            }
          </Comparison>
        </>
      ) : isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={looking.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </Dialog>
  )
}
