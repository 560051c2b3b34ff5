import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../platform/server/db.ts'

/** Adds how many jobs wait, run, failed and were given up, by their queue, read when it is asked for; a database that is away leaves the last values standing. */
export function measureJobs(registry: Registry, db: Database): void {
  const gauge: Gauge<'queue' | 'state'> = new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state: created (waits), retry (waits for another try), active, failed (of the last week)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      const found = await db
        .execute<{ queue: string; state: string; count: number }>(
          sql`select name as queue, state::text, count(*) from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
        )
        .catch(() => null)
      if (found === null) return
      gauge.reset()
      for (const { queue, state, count } of found.rows) gauge.set({ queue, state }, count)
    },
  })
}
