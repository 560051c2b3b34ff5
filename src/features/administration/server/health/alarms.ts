import type { Health } from '../../health-contract.ts'

type AlarmKey = Health['alarms'][number]['key']

interface Alarm {
  /** Its words are `alarms.<key>` of messages.health.*.ts. */
  key: AlarmKey
  /** Whether somebody is woken, or it waits for the morning. */
  severity: 'page' | 'ticket'
  /** It has to hold for so long before anybody is told; the console says it at once. */
  minutes: number
  measure: string
  /** Of several values those with these labels count. */
  where?: Readonly<Record<string, string>>
  /** The value that is one too many, too few, or an instant that is too long ago. */
  is: { above: number } | { below: number } | { olderThanSeconds: number }
  unit: 'count' | 'seconds' | 'bytes'
  /** The page of the console where it is looked after. */
  path?: string
  /** The section of docs/operations/runbooks.md. */
  runbook: string
}

const minute = 60
const hour = 3600

/** What must not be: the console's page Health and the alert rules of deploy/monitoring are both made of this list. */
export const alarms: readonly Alarm[] = [
  {
    key: 'database_away',
    severity: 'page',
    minutes: 1,
    measure: 'database_up',
    is: { below: 1 },
    unit: 'count',
    runbook: 'postgresql-is-away',
  },
  {
    key: 'ledger_faults',
    severity: 'page',
    minutes: 1,
    measure: 'ledger_faults',
    is: { above: 0 },
    unit: 'count',
    path: '/admin/ledger',
    runbook: 'money-does-not-add-up',
  },
  {
    key: 'ledger_unchecked',
    severity: 'ticket',
    minutes: 5,
    measure: 'ledger_checked_timestamp_seconds',
    is: { olderThanSeconds: 2 * hour },
    unit: 'seconds',
    path: '/admin/ledger',
    runbook: 'jobs-stand-still',
  },
  {
    key: 'money_alerts',
    severity: 'ticket',
    minutes: 60,
    measure: 'money_alerts_open',
    is: { above: 0 },
    unit: 'count',
    path: '/admin/ledger',
    runbook: 'money-does-not-add-up',
  },
  {
    key: 'payments_late',
    severity: 'page',
    minutes: 10,
    measure: 'payments_oldest_seconds',
    where: { state: 'pending' },
    is: { above: hour },
    unit: 'seconds',
    path: '/admin/orders',
    runbook: 'the-payment-provider-is-away',
  },
  {
    key: 'refunds_late',
    severity: 'ticket',
    minutes: 10,
    measure: 'refunds_oldest_seconds',
    is: { above: 2 * hour },
    unit: 'seconds',
    path: '/admin/orders',
    runbook: 'the-payment-provider-is-away',
  },
  {
    key: 'jobs_late',
    severity: 'page',
    minutes: 5,
    measure: 'jobs_oldest_seconds',
    is: { above: 15 * minute },
    unit: 'seconds',
    runbook: 'jobs-stand-still',
  },
  {
    key: 'messages_late',
    severity: 'page',
    minutes: 5,
    measure: 'messages_oldest_seconds',
    is: { above: 15 * minute },
    unit: 'seconds',
    path: '/admin/messages',
    runbook: 'text-messages-do-not-leave',
  },
  {
    key: 'messages_lost',
    severity: 'ticket',
    minutes: 5,
    measure: 'messages_lost_lately',
    is: { above: 20 },
    unit: 'count',
    path: '/admin/messages',
    runbook: 'text-messages-do-not-leave',
  },
  {
    key: 'exports_late',
    severity: 'ticket',
    minutes: 5,
    measure: 'exports_oldest_seconds',
    is: { above: 6 * hour },
    unit: 'seconds',
    path: '/admin/data',
    runbook: 'jobs-stand-still',
  },
  {
    key: 'exports_failed',
    severity: 'ticket',
    minutes: 5,
    measure: 'exports',
    where: { state: 'failed' },
    is: { above: 0 },
    unit: 'count',
    path: '/admin/data',
    runbook: 'jobs-stand-still',
  },
  {
    key: 'files_held',
    severity: 'ticket',
    minutes: 5,
    measure: 'files_held_oldest_seconds',
    is: { above: 30 * minute },
    unit: 'seconds',
    runbook: 'the-virus-scanner-is-away',
  },
  {
    key: 'disk_low',
    severity: 'page',
    minutes: 5,
    measure: 'disk_free_bytes',
    is: { below: 2 * 1024 ** 3 },
    unit: 'bytes',
    runbook: 'the-disk-is-full',
  },
  {
    key: 'connections_short',
    severity: 'page',
    minutes: 5,
    measure: 'database_connections',
    where: { state: 'waiting' },
    is: { above: 5 },
    unit: 'count',
    runbook: 'too-much-work',
  },
  {
    key: 'search_old',
    severity: 'page',
    minutes: 5,
    measure: 'search_index_age_seconds',
    is: { above: 5 * minute },
    unit: 'seconds',
    runbook: 'postgresql-is-away',
  },
  {
    key: 'streams_full',
    severity: 'ticket',
    minutes: 15,
    measure: 'live_streams',
    is: { above: 4500 },
    unit: 'count',
    runbook: 'scaling-out',
  },
]
