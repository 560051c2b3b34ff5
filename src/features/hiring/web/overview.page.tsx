import { CalendarClock, CheckCheck, Heart, type LucideIcon, UserCheck, UsersRound, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import { formatAppointment, formatNumber } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { StatTile } from '../../../ui/stat-tile.tsx'
import type { PipelineEntry } from '../contract.ts'
import { type Tab, tabNames } from '../moves.ts'
import { CandidateLink } from './candidate-link.tsx'
import { isInterviewPast } from './acts.ts'
import { countOf, pathOf, viewOf } from './pipeline-view.ts'
import { StatusChip, UnavailableChip } from './status-chip.tsx'
import { texts, useTexts } from './texts.ts'
import { usePipeline } from './use-pipeline.ts'

export const meta: MetaFunction = ({ location }) => {
  const { dashboard } = texts[localeOfPath(location.pathname)]
  return [{ title: dashboard.metaTitle(dashboard.rooms.analytics) }, { name: 'robots', content: 'noindex' }]
}

const icons: Record<Tab, LucideIcon> = {
  all: UsersRound,
  shortlisted: Heart,
  interview: CalendarClock,
  selected: UserCheck,
  hired: CheckCheck,
  rejected: UserX,
}
const recentMax = 10

/** The household's first room: how many stand where, who comes next. */
export default function OverviewPage() {
  const t = useTexts()
  const name = useSession()?.user.full_name ?? ''
  const pipeline = usePipeline()
  return (
    <>
      <h1 className="text-2xl">{t.dashboard.rooms.analytics}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.overview.welcome(name)}</p>
      {pipeline.data !== undefined ? (
        <Content entries={pipeline.data} />
      ) : pipeline.isError ? (
        <ErrorState {...t.pipeline.failed} retryLabel={t.retry} busy={pipeline.isFetching} onRetry={() => void pipeline.refetch()} />
      ) : (
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {tabNames.map((tab) => (
            <Skeleton key={tab} className="h-24" />
          ))}
          <SkeletonText lines={6} className="col-span-full mt-6" />
        </div>
      )}
    </>
  )
}

function Content({ entries }: { entries: PipelineEntry[] }) {
  const { overview: t, pipeline } = useTexts()
  return (
    <>
      <ul className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {tabNames.map((tab) => (
          <li key={tab}>
            <LocalLink to={pathOf({ ...viewOf(''), tab })} className="group block rounded-md">
              <StatTile
                label={t.tiles[tab]}
                value={formatNumber(countOf(tab, entries))}
                icon={icons[tab]}
                className="transition-colors group-hover:border-line-field group-hover:bg-sunken"
              />
            </LocalLink>
          </li>
        ))}
      </ul>
      {entries.length === 0 ? (
        <EmptyState motif="people" {...t.empty} action={<ButtonLink to="/candidates">{pipeline.browse}</ButtonLink>} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Appointments entries={entries} />
          <Card title={t.recent} bare>
            <List entries={entries.slice(0, recentMax)}>
              {(entry) => (entry.available ? <StatusChip status={entry.status} /> : <UnavailableChip />)}
            </List>
          </Card>
        </div>
      )}
    </>
  )
}

function Appointments({ entries }: { entries: PipelineEntry[] }) {
  const { overview: t } = useTexts()
  const locale = useLocale()
  const at = ({ interview_date, interview_time }: PipelineEntry) => `${interview_date} ${interview_time}`
  const scheduled = entries.filter(({ status }) => status === 'interview_scheduled').sort((a, b) => at(a).localeCompare(at(b)))
  return (
    <Card title={t.appointments} bare>
      {scheduled.length === 0 ? (
        <p className="px-5 pt-3 pb-6 text-ink-soft sm:px-6">{t.noAppointments}</p>
      ) : (
        <List entries={scheduled}>
          {(entry) =>
            entry.interview_date !== null &&
            entry.interview_time !== null && (
              <span className="text-sm sm:text-end">
                {formatAppointment(entry.interview_date, entry.interview_time, locale)}
                {isInterviewPast(entry) && (
                  <LocalLink to={pathOf({ ...viewOf(''), tab: 'interview' })} className="link block">
                    {t.past}
                  </LocalLink>
                )}
              </span>
            )
          }
        </List>
      )}
    </Card>
  )
}

function List({ entries, children }: { entries: PipelineEntry[]; children: (entry: PipelineEntry) => ReactNode }) {
  return (
    <ul className="max-h-[400px] overflow-y-auto px-5 pt-1 pb-3 sm:px-6">
      {entries.map((entry) => (
        <li key={entry.jobseeker_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
          <CandidateLink entry={entry} />
          {children(entry)}
        </li>
      ))}
    </ul>
  )
}
