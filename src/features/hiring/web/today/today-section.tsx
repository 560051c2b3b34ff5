import { useEffect } from 'react'
import { useSession } from '../../../../platform/web/session.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Today } from '../../today-contract.ts'
import { useFrameTexts } from '../frame-texts.ts'
import { Arrival, ComingMeetings } from './coming.tsx'
import { Interest, News } from './interest.tsx'
import { MoreDuties, NextDuty } from './next-duty.tsx'
import { useTodayTexts } from './texts.ts'
import { useToday } from './use-today.ts'

/** A worker's first page: the one thing to do, what is coming, and what has happened. */
export function TodaySection() {
  const { metaTitle, welcome, retry } = useFrameTexts()
  const t = useTodayTexts()
  const name = useSession()?.user.full_name ?? ''
  const today = useToday()
  useEffect(() => {
    document.title = metaTitle(t.title)
  }, [metaTitle, t])
  return (
    <>
      <h1 className="mb-5 text-2xl">{welcome(name)}</h1>
      {today.data !== undefined ? (
        <Content today={today.data} />
      ) : today.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={today.isFetching}
          onRetry={() => void today.refetch()}
        />
      ) : (
        <Loading label={t.loading} />
      )}
    </>
  )
}

const Content = ({ today }: { today: Today }) => (
  <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="grid grid-cols-1 gap-5">
      <NextDuty duty={today.next} />
      <MoreDuties duties={today.more} />
      {today.arrival !== null && <Arrival arrival={today.arrival} />}
    </div>
    <div className="grid grid-cols-1 gap-5">
      <ComingMeetings meetings={today.meetings} />
      {today.profile !== null && !today.profile.is_hired && <Interest profile={today.profile} />}
      <News news={today.news} />
    </div>
  </div>
)

const Loading = ({ label }: { label: string }) => (
  <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-48 w-full rounded-lg" />
    <Skeleton className="h-48 w-full rounded-lg" />
  </div>
)
