import { formatMonth } from '../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import type { Job } from '../field-kinds.ts'
import { useHistoryTexts } from './history-texts.ts'

/** Where she has worked, as a line in time: the newest first. Who can be asked is never on it, only that somebody can. */
export function WorkLine({ jobs, level }: { jobs: readonly Job[]; level?: 2 | 3 }) {
  const t = useHistoryTexts()
  const locale = useLocale()
  if (jobs.length === 0) return null
  return (
    <Card title={t.title} {...(level && { level })}>
      <ol className="ms-1.5 border-s-2 border-line">
        {jobs.map((job, index) => (
          <li key={index} className="relative ps-5 pb-6 last:pb-0">
            <span
              aria-hidden
              className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 border-surface bg-gulf"
            />
            <p className="text-sm text-ink-faint">
              {t.period(
                formatMonth(`${job.from}-01`, locale),
                job.to === null ? t.now : formatMonth(`${job.to}-01`, locale),
              )}
            </p>
            <p className="mt-0.5 font-medium">
              <bdi>{job.country}</bdi>
              {job.family !== null && (
                <span className="font-normal">
                  {' · '}
                  <bdi>{job.family}</bdi>
                </span>
              )}
            </p>
            {job.children !== null && (
              <p className="text-sm text-ink-soft">
                {t.children}: <bdi>{job.children}</bdi>
              </p>
            )}
            {job.reason !== null && (
              <p className="text-sm text-ink-soft">
                {t.reason}: <bdi>{job.reason}</bdi>
              </p>
            )}
            {job.has_reference && <p className="text-sm text-palm">✓ {t.given}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
