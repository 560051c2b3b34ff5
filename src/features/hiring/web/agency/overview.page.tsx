import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CheckCheck, Heart, Timer, UserCheck, UsersRound } from 'lucide-react'
import { type MetaFunction, Outlet, useNavigate } from 'react-router'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { localeOfPath, localizedPath } from '../../../../platform/shared/locale.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton, SkeletonCards } from '../../../../ui/skeleton.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { useAgency } from '../../../agencies/web/index.ts'
import { type AgencyFigures, getAgencyFigures, listInterest } from '../../agency-contract.ts'
import { agencyTexts, useAgencyTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = agencyTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.overview.title) }, { name: 'robots', content: 'noindex' }]
}

/** What waits for the agency, what households are interested in, and its figures. */
export default function OverviewPage() {
  const { overview: t, retry } = useAgencyTexts()
  const { agency } = useAgency()
  const figures = useQuery({
    queryKey: ['interviews', 'figures'],
    queryFn: ({ signal }) => api(getAgencyFigures, {}, { signal }),
    staleTime: 30_000,
  })
  return (
    <>
      <h1 className="text-2xl">
        <bdi>{agency.name}</bdi>
      </h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.lead}</p>
      {figures.data !== undefined ? (
        <div className="space-y-8">
          <Waiting figures={figures.data} />
          <Interest />
          <Figures figures={figures.data} />
        </div>
      ) : figures.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={retry}
          busy={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <>
          <Skeleton className="mb-8 h-40 rounded-lg" />
          <SkeletonCards
            label={t.loading}
            cards={4}
            card="h-28"
            className="grid-cols-2 gap-3 lg:grid-cols-4"
          />
        </>
      )}
    </>
  )
}

function Waiting({ figures: { interviews_waiting: waiting } }: { figures: AgencyFigures }) {
  const { overview: t } = useAgencyTexts()
  return (
    <Card title={t.waiting}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className={waiting === 0 ? 'text-ink-soft' : 'font-medium'}>
          {waiting === 0 ? t.noInterview : t.interviews(waiting)}
        </p>
        {waiting > 0 && (
          <ButtonLink to="/agency/interviews" size="s">
            {t.toInterviews}
          </ButtonLink>
        )}
      </div>
      <Outlet />
    </Card>
  )
}

function Interest() {
  const { overview: t, interest } = useAgencyTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['interviews', 'interest', 'all', 1],
    queryFn: ({ signal }) => api(listInterest, { page_size: 20 }, { signal }),
    staleTime: 30_000,
  })
  const tiles = [
    { view: 'shortlisted', icon: Heart },
    { view: 'interview', icon: CalendarClock },
    { view: 'selected', icon: UserCheck },
    { view: 'hired', icon: CheckCheck },
  ] as const
  return (
    <section>
      <h2 className="mb-3 text-lg">{t.interest}</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ view, icon }) => (
          <StatTile
            key={view}
            label={interest.views[view]}
            value={data === undefined ? '–' : formatNumber(data.counts[view])}
            icon={icon}
            onSelect={() => void navigate(localizedPath(`/agency/interest?show=${view}`, locale))}
          />
        ))}
      </div>
    </section>
  )
}

function Figures({ figures }: { figures: AgencyFigures }) {
  const { overview: t } = useAgencyTexts()
  const from = t.from(figures.shown_from)
  const { days_to_hire: days, still_employed_percent: employed } = figures
  return (
    <section>
      <h2 className="mb-3 text-lg">{t.figures}</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <StatTile
          label={t.placements}
          value={formatNumber(figures.placements)}
          note={t.placementsNote}
          icon={UsersRound}
        />
        <StatTile
          label={t.days}
          value={days === null ? '–' : t.daysOf(formatNumber(days))}
          note={days === null ? from : t.daysNote}
          icon={Timer}
        />
        <StatTile
          label={t.employed}
          value={employed === null ? '–' : `${formatNumber(employed)}%`}
          note={employed === null ? from : t.employedNote}
          icon={CheckCheck}
        />
      </div>
    </section>
  )
}
