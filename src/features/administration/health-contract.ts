import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'

export const alarmKeys = [
  'database_away',
  'ledger_faults',
  'ledger_unchecked',
  'money_alerts',
  'payments_late',
  'refunds_late',
  'jobs_late',
  'messages_late',
  'messages_lost',
  'exports_late',
  'exports_failed',
  'files_held',
  'disk_low',
  'connections_short',
  'search_old',
  'streams_full',
] as const

export const figureNames = [
  'search_index_candidates',
  'live_streams',
  'jobs',
  'messages_waiting',
  'disk_free_bytes',
  'response_cache_bytes',
] as const

const unit = z.enum(['count', 'seconds', 'bytes'])

export const getHealth = endpoint('GET', '/api/admin/health/', {
  access: 'admin',
  summary:
    'What is not as it must be, and what is; of the process that answers where it is about a process',
  input: z.object({}),
  output: z.object({
    at: z.iso.datetime(),
    alarms: z.array(
      z.object({
        key: z.enum(alarmKeys),
        /** Null while there is nothing to tell it by, such as a ledger that was never checked. */
        is_on: z.boolean().nullable(),
        /** Whether it can't wait. */
        is_urgent: z.boolean(),
        value: z.number().nullable(),
        unit,
        /** Which queue or channel, where there are several. */
        of: z.string().nullable(),
        path: z.string().nullable(),
      }),
    ),
    figures: z.array(z.object({ name: z.enum(figureNames), value: z.number(), unit })),
  }),
})
export type Health = z.output<typeof getHealth.output>
export type HealthUnit = z.output<typeof unit>
