import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { readSession, useSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton, SkeletonCards } from '../../../ui/skeleton.tsx'
import { frameTexts, useFrameTexts } from './frame-texts.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = frameTexts[localeOfPath(location.pathname)]
  // Whose it is only the browser knows: the page itself says more.
  return [{ title: t.metaTitle(t.title) }, { name: 'robots', content: 'noindex' }]
}

const loadHome = () => import('./home/home-section.tsx')
const HomeSection = lazyPart(loadHome, 'HomeSection')
const loadToday = () => import('./today/today-section.tsx')
const TodaySection = lazyPart(loadToday, 'TodaySection')

// A job seeker finds her own day at the same address.
if (typeof document !== 'undefined')
  (rulesOf(readSession()?.user.role).hasRecord ? loadToday : loadHome)().catch(() => undefined)

/** The shape of what comes: for a household its stages first, for both what is next and what is coming. */
const Loading = ({ label, isWorker }: { label: string; isWorker: boolean }) => (
  <>
    <Skeleton className="mb-6 h-8 w-56" />
    {!isWorker && <Skeleton className="mb-5 h-16" />}
    <SkeletonCards label={label} className="gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" />
  </>
)

export default function OverviewPage() {
  const t = useFrameTexts()
  const isWorker = rulesOf(useSession()?.user.role).hasRecord
  return (
    <Suspense fallback={<Loading label={t.loading} isWorker={isWorker} />}>
      {isWorker ? <TodaySection /> : <HomeSection />}
    </Suspense>
  )
}
