import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../../../../platform/web/session.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Home } from '../../home-contract.ts'
import { useTexts } from '../texts.ts'
import { Answers, Meetings } from './meetings.tsx'
import { MoreTurns, NextTurn } from './next-turn.tsx'
import { StageRail } from './stage-rail.tsx'
import { useHomeTexts } from '../list-texts.ts'
import { useHome } from './use-home.ts'

/** The household's first page: what is next. */
export function HomeSection() {
  const { dashboard, retry } = useTexts()
  const t = useHomeTexts()
  const name = useSession()?.user.full_name ?? ''
  const home = useHome()
  useEffect(() => {
    document.title = dashboard.metaTitle(t.title)
  }, [dashboard, t])
  return (
    <>
      <h1 className="text-2xl">{dashboard.welcome(name)}</h1>
      {home.data !== undefined ? (
        <Content home={home.data} />
      ) : home.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={home.isFetching}
          onRetry={() => void home.refetch()}
        />
      ) : (
        <Loading label={t.loading} />
      )}
    </>
  )
}

/** Whoever has nobody yet is asked what the home needs, or shown who fits; that stays until she leaves, also once she has chosen the first. */
function Content({ home }: { home: Home }) {
  const { stages, meetings, turns } = home
  const [next, ...more] = turns
  const hasNobody =
    meetings.length === 0 && Object.entries(stages).every(([at, n]) => at === 'needs' || n === 0)
  const [isBeginning] = useState(hasNobody)
  const act = next !== undefined && <NextTurn turn={next} />
  return (
    <>
      <StageRail stages={stages} at={next?.stage ?? 'needs'} />
      {isBeginning ? (
        <div className="grid grid-cols-1 gap-6">
          <Outlet context={home.has_needs} />
          {!hasNobody && act}
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-1 gap-5">
            {act}
            <MoreTurns turns={more} />
          </div>
          <div className="grid grid-cols-1 gap-5">
            <Meetings meetings={meetings} />
            <Answers answers={home.answers} />
          </div>
        </div>
      )}
    </>
  )
}

const Loading = ({ label }: { label: string }) => (
  <div className="mt-5 grid gap-5">
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-16 w-full" />
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Skeleton className="h-52 w-full rounded-lg" />
      <Skeleton className="h-52 w-full rounded-lg" />
    </div>
  </div>
)
