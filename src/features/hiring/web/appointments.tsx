import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import type { PipelineEntry } from '../contract.ts'
import { isInterviewPast } from './actions.ts'
import { CandidateLink } from './candidate-link.tsx'
import { pathOf, viewOf } from './pipeline-view.ts'
import { useTexts } from './texts.ts'
import { usePipeline } from './use-pipeline.ts'

/** The interviews that are scheduled, the next one first; asks about those whose time has passed. */
export function Appointments() {
  const { overview: t } = useTexts()
  const locale = useLocale()
  const at = ({ interview_date, interview_time }: PipelineEntry) =>
    `${interview_date} ${interview_time}`
  const scheduled = (usePipeline().data ?? [])
    .filter(({ status }) => status === 'interview_scheduled')
    .sort((a, b) => at(a).localeCompare(at(b)))
  return (
    <Card title={t.appointments} bare>
      {scheduled.length === 0 ? (
        <p className="px-5 pt-3 pb-6 text-ink-soft sm:px-6">{t.noAppointments}</p>
      ) : (
        <ul className="max-h-[400px] overflow-y-auto px-5 pt-1 pb-3 sm:px-6">
          {scheduled.map((entry) => (
            <li
              key={entry.jobseeker_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
            >
              <CandidateLink entry={entry} />
              {entry.interview_date !== null && entry.interview_time !== null && (
                <span className="text-sm sm:text-end">
                  {formatAppointment(entry.interview_date, entry.interview_time, locale)}
                  {isInterviewPast(entry) && (
                    <LocalLink
                      to={pathOf({ ...viewOf(''), tab: 'interview' })}
                      className="link block"
                    >
                      {t.past}
                    </LocalLink>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
