import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { readSession } from '../../../platform/web/session.ts'
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

// A job seeker finds her own area at the same address and needs none of it.
if (typeof document !== 'undefined' && !rulesOf(readSession()?.user.role).hasRecord)
  loadHome().catch(() => undefined)

export default function OverviewPage() {
  const t = useHomeTexts()
  return (
    <Suspense fallback={<PageSpinner label={t.loading} />}>
      <HomeSection />
    </Suspense>
  )
}
