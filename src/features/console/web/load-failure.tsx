import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useWords } from './texts.ts'

/** Says that a record could not be loaded, in the server's words where it gave some, and asks for it again. */
export function LoadFailure({
  query: { error, isFetching, refetch },
}: {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}) {
  const { failed, retry } = useWords()
  return (
    <ErrorState
      {...failed}
      text={error?.message || failed.text}
      retryLabel={retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
