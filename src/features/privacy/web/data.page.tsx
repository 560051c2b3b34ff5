import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useSession } from '../../../platform/web/session.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DataOverview, getDataOverview } from '../contract.ts'
import { ConsentsPart } from './consents-part.tsx'
import { CorrectPart } from './correct-part.tsx'
import { DeletePart } from './delete-part.tsx'
import { DownloadPart } from './download-part.tsx'
import { ObjectPart } from './object-part.tsx'
import { RequestsPart } from './requests-part.tsx'
import { dataTexts, dataTopic, useDataTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: dataTexts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

const whileBuiltMs = 5000

// The live stream tells of progress by the topic `privacy`; asking now and then is for who has none.
const dataQuery = {
  queryKey: [dataTopic],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getDataOverview, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: DataOverview | undefined } }) =>
    ['queued', 'running'].includes(state.data?.export?.status ?? '')
      ? whileBuiltMs
      : (false as const),
}

/** One's rights over one's own data, whatever one's role. */
export default function DataPage() {
  const t = useDataTexts()
  const role = useSession()?.user.role ?? 'employer'
  const { data, isError, isFetching, refetch } = useQuery(dataQuery)
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: dataQuery.queryKey })
  const take = (next: DataOverview) => queries.setQueryData(dataQuery.queryKey, next)
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.lead}</p>
      {data !== undefined ? (
        <div className="space-y-6">
          <DownloadPart current={data.export} />
          <CorrectPart role={role} onAsked={again} />
          <ObjectPart
            standing={data.standing}
            agencyId={data.agency_id}
            onDone={take}
            onAsked={again}
          />
          {data.requests.length > 0 && <RequestsPart requests={data.requests} />}
          <ConsentsPart consents={data.consents} />
          <DeletePart role={role} obstacles={data.obstacles} ends={data.ends} />
        </div>
      ) : isError ? (
        <ErrorState
          title={t.failed.title}
          text={t.failed.text}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="space-y-6">
          <p role="status" className="sr-only">
            {t.loading}
          </p>
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-60 w-full" />
        </div>
      )}
    </>
  )
}
