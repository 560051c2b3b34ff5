import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { readSession, useSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { useHomeTexts } from './list-texts.ts'
import { texts } from './texts.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const meta: MetaFunction = ({ location }) => {
  const { dashboard } = texts[localeOfPath(location.pathname)]
  // Whose it is only the browser knows: the page itself says more.
  return [{ title: dashboard.metaTitle(dashboard.title) }, { name: 'robots', content: 'noindex' }]
}

const loadHome = () => import('./home/home-section.tsx')
const HomeSection = lazyPart(loadHome, 'HomeSection')
const loadToday = () => import('./today/today-section.tsx')
const TodaySection = lazyPart(loadToday, 'TodaySection')

// A job seeker finds her own day at the same address.
if (typeof document !== 'undefined')
  (rulesOf(readSession()?.user.role).hasRecord ? loadToday : loadHome)().catch(() => undefined)

export default function OverviewPage() {
  const t = useHomeTexts()
  const isWorker = rulesOf(useSession()?.user.role).hasRecord
  return (
    <Suspense fallback={<PageSpinner label={t.loading} />}>
      {isWorker ? <TodaySection /> : <HomeSection />}
    </Suspense>
  )
}
