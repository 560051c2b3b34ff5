import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { AnalyticsSection } from './analytics/analytics-section.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const { dashboard } = texts[localeOfPath(location.pathname)]
  return [
    { title: dashboard.metaTitle(dashboard.rooms.analytics) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The household's figures. */
export default function AnalyticsPage() {
  return <AnalyticsSection />
}
