import {
  CalendarClock,
  CheckCheck,
  Heart,
  type LucideIcon,
  UserCheck,
  UsersRound,
  UserX,
} from 'lucide-react'
import { useEffect } from 'react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RangePage, useRange } from '../../../../ui/range-page.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { percentOf, ranges } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { type Tab, tabNames } from '../../transitions.ts'
import { Charts } from './charts.tsx'
import { Figures } from './figures.tsx'
import { RecentCandidates } from './recent-candidates.tsx'
import { useAnalyticsTexts } from './texts.ts'
import { useAnalytics } from './use-analytics.ts'
import { Appointments } from '../appointments.tsx'
import { pathOf, viewOf } from '../pipeline-view.ts'
import { useTexts } from '../texts.ts'

const icons: Record<Tab, LucideIcon> = {
  all: UsersRound,
  shortlisted: Heart,
  interview: CalendarClock,
  selected: UserCheck,
  hired: CheckCheck,
  rejected: UserX,
}

const countOf: Record<Tab, (figures: Analytics) => number> = {
  all: (figures) => figures.totalCandidates,
  shortlisted: (figures) => figures.shortlistedCandidates,
  interview: (figures) => figures.interviewedCandidates,
  selected: (figures) => figures.selectedCandidates,
  hired: (figures) => figures.hiredCandidates,
  rejected: (figures) => figures.rejectedCandidates,
}

/** Analytics, the household's first page: what was done in a time, who comes next. The range is in the address. */
export function AnalyticsSection() {
  const t = useTexts()
  const a = useAnalyticsTexts()
  const name = useSession()?.user.full_name ?? ''
  const [range, choose] = useRange(ranges, '1Y')
  useEffect(() => {
    document.title = t.dashboard.metaTitle(t.dashboard.rooms.analytics)
  }, [t])
  const figures = useAnalytics(range)
  return (
    <RangePage
      title={t.dashboard.rooms.analytics}
      lead={t.dashboard.welcome(name)}
      range={range}
      rangeLabel={a.range}
      ranges={ranges.map((value) => ({ value, label: a.ranges[value] }))}
      onRange={choose}
      rangeClassName="w-full sm:w-auto"
      query={figures}
      loading={a.loading}
      failed={a.failed}
      retryLabel={t.retry}
    >
      {(data) => <Content figures={data} />}
    </RangePage>
  )
}

function Content({ figures }: { figures: Analytics }) {
  const { overview, pipeline } = useTexts()
  const a = useAnalyticsTexts()
  const { pendingInterviews } = figures.quickStats
  const noteOf = (tab: Tab, number: number) => {
    if (tab === 'all') return undefined
    const share = a.share(percentOf(number, figures.totalCandidates))
    // Who waits for her interview stands in two tabs: without a word the shares would be of more than all.
    return tab === 'interview' && pendingInterviews > 0
      ? `${share} · ${a.alsoShortlisted(pendingInterviews)}`
      : share
  }
  const isNew = figures.range === 'ALL' && figures.totalCandidates === 0
  return (
    <>
      <ul className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {tabNames.map((tab) => {
          const number = countOf[tab](figures)
          return (
            <li key={tab}>
              <LocalLink
                to={pathOf({ ...viewOf(''), tab })}
                className="group block h-full rounded-md"
              >
                <StatTile
                  label={a.tiles[tab]}
                  value={formatNumber(number)}
                  note={noteOf(tab, number)}
                  icon={icons[tab]}
                  className="h-full transition-colors group-hover:border-line-field group-hover:bg-sunken"
                />
              </LocalLink>
            </li>
          )
        })}
      </ul>
      {isNew ? (
        <EmptyState
          illustration="people"
          {...overview.empty}
          action={<ButtonLink to="/candidates">{pipeline.browse}</ButtonLink>}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <Charts figures={figures} />
          <Figures figures={figures} />
          <Appointments />
          <RecentCandidates candidates={figures.recentCandidates} />
        </div>
      )}
    </>
  )
}
