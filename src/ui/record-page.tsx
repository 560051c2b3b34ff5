import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '../platform/web/api.ts'
import { Queries } from '../platform/web/query.tsx'
import { ErrorState } from './error-state.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { classNames } from './class-names.ts'

interface Found<Out> {
  queryKey: (id: number) => QueryKey
  queryFn: (id: number, signal: AbortSignal) => Promise<Out>
  /** What news have it asked for anew. */
  live?: readonly string[]
  refetchInterval?: number
}

interface Props<Out> {
  /** Whose page it is, once that is known. */
  user: { id: number } | null
  className: string
  texts: { loading: string; retry: string; failed: { title: string; text: string } }
  query: Found<Out>
  /** Where there is none, or none for the reader. */
  missing: ReactNode
  children: (found: Out, id: number) => ReactNode
}

/** A page of its own for one record, by the number in its address. */
export function RecordPage<Out>({ user, className, ...rest }: Props<Out>) {
  return (
    <div className={classNames('mx-auto w-full px-4 sm:px-6', className)}>
      {user === null ? (
        <SkeletonRows label={rest.texts.loading} />
      ) : (
        <Queries key={user.id}>
          <Loaded {...rest} />
        </Queries>
      )}
    </div>
  )
}

function Loaded<Out>({
  texts: t,
  query: { queryKey, queryFn, live, refetchInterval },
  missing,
  children,
}: Omit<Props<Out>, 'user' | 'className'>) {
  const id = Number(useParams().id)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const found = useQuery({
    queryKey: queryKey(id),
    queryFn: ({ signal }) => queryFn(id, signal),
    staleTime: 0,
    enabled: isNumber,
    ...(live && { meta: { live } }),
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
  if (!isNumber || (found.error instanceof ApiError && found.error.status === 404)) return missing
  if (found.data !== undefined) return children(found.data, id)
  if (!found.isError) return <SkeletonRows label={t.loading} />
  return (
    <ErrorState
      level={1}
      {...t.failed}
      retryLabel={t.retry}
      busy={found.isFetching}
      onRetry={() => void found.refetch()}
    />
  )
}
