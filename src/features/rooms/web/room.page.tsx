import { useQuery } from '@tanstack/react-query'
import { type MetaFunction, useParams } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useGuard } from '../../accounts/web/index.ts'
import { getRoom } from '../contract.ts'
import { Entrance } from './entrance.tsx'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** The video room of an interview: who comes by its link signs in, and enters where she has a part in it. */
export default function RoomPage() {
  const t = useTexts()
  const user = useGuard(['employer', 'jobseeker', 'agency'], '/login')
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 lg:py-10">
      {user === null ? (
        <SkeletonRows label={t.loading} />
      ) : (
        <Queries key={user.id}>
          <Loaded />
        </Queries>
      )}
    </div>
  )
}

function Loaded() {
  const t = useTexts()
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: [`room:${id}`, 'state'],
    queryFn: ({ signal }) => api(getRoom, { id }, { signal }),
    meta: { live: ['interviews', 'pipeline'] },
    staleTime: 0,
    enabled: id > 0,
  })
  if (!(id > 0) || (found.error instanceof ApiError && found.error.status === 404))
    return (
      <EmptyState
        level={1}
        illustration="door"
        title={t.notFound.title}
        text={t.notFound.text}
        action={<ButtonLink to="/">{t.notFound.home}</ButtonLink>}
      />
    )
  if (found.data !== undefined) return <Entrance key={id} room={found.data} />
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
