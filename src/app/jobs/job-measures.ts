import { sql } from 'drizzle-orm'
import type { Measure } from '../../platform/server/measures.ts'

/** What is measured of the queues. */
export const jobMeasures: readonly Measure[] = [
  {
    name: 'jobs',
    help: 'Jobs by queue and state: created (waits), retry (waits for another try), active, failed (of the last week)',
    labels: ['queue', 'state'],
    read: async ({ db }) => {
      const { rows } = await db.execute<{ queue: string; state: string; count: number }>(
        sql`select name as queue, state::text, count(*) from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
      )
      return rows.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }))
    },
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'For how long the job that waits longest in a queue is due; 0 where none is',
    labels: ['queue'],
    read: async ({ db }) => {
      const { rows } = await db.execute<{ queue: string; seconds: number }>(
        sql`select q.name as queue, coalesce(extract(epoch from jobs.job_now() - min(j.start_after)), 0)::float8 as seconds
          from jobs.queue q
          left join jobs.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= jobs.job_now()
          group by 1`,
      )
      return rows.map(({ queue, seconds }) => ({ labels: { queue }, value: seconds }))
    },
  },
]
