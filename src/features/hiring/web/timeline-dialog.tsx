import { useQuery } from '@tanstack/react-query'
import { formatAppointment, formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { getTimeline, type PipelineEntry, type PipelineEvent } from '../contract.ts'
import { useListTexts } from './list-texts.ts'
import { useTexts } from './texts.ts'

/** Who moved a candidate, when and where. */
export function TimelineDialog({
  entry,
  open,
  onClose,
}: {
  entry: PipelineEntry
  open: boolean
  onClose: () => void
}) {
  const t = useTexts()
  const { timeline } = useListTexts()
  const id = entry.jobseeker_id
  const events = useQuery({
    queryKey: ['timeline', id],
    queryFn: ({ signal }) => api(getTimeline, { id }, { signal }),
    staleTime: 0,
    meta: { live: ['pipeline'] },
    enabled: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t.close}
      title={
        <>
          {timeline.title} <bdi className="font-normal text-ink-soft">{entry.jobseeker_name}</bdi>
        </>
      }
    >
      {events.data !== undefined ? (
        <ol className="border-s border-line-strong ps-5">
          {events.data.map((event) => (
            <Event key={`${event.kind}${event.at}${event.to}`} event={event} />
          ))}
        </ol>
      ) : events.isError ? (
        <ErrorState
          level={3}
          title={timeline.failed}
          retryLabel={t.retry}
          busy={events.isFetching}
          onRetry={() => void events.refetch()}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{timeline.loading}</span>
          <SkeletonText lines={5} />
        </div>
      )}
    </Dialog>
  )
}

function Event({ event }: { event: PipelineEvent }) {
  const { timeline } = useListTexts()
  const locale = useLocale()
  return (
    <li className="relative pb-5 last:pb-1">
      <span
        aria-hidden
        className="absolute -start-[1.6rem] top-2 size-2.5 rounded-full bg-accent"
      />
      <p className="font-medium">{useTitle(event)}</p>
      {event.interview_date !== null && event.interview_time !== null && (
        <p className="text-sm">
          {timeline.interviewAt(
            formatAppointment(event.interview_date, event.interview_time, locale),
          )}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {timeline.by[event.by]} · <time dateTime={event.at}>{formatInstant(event.at, locale)}</time>
      </p>
    </li>
  )
}

function useTitle({ kind, answer, from, to }: PipelineEvent): string {
  const t = useTexts()
  const { timeline } = useListTexts()
  if (kind === 'answer') return answer === null ? '' : timeline.answered[answer]
  if (to === null || to === 'available') return timeline.off
  return to === 'interview_scheduled' && from === to ? timeline.moved : t.statuses[to]
}
