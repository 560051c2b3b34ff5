import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useSettingsTexts } from './texts.ts'

/** In the place of what a query has not answered: it loads, or could not be had and can be asked for again. */
export function Waiting({ query }: { query: UseQueryResult }) {
  const t = useSettingsTexts()
  if (!query.isError) return <SkeletonRows label={t.loading} />
  return (
    <ErrorState
      title={t.failed.title}
      text={t.failed.text}
      retryLabel={t.retry}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
