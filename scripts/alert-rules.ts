import { alarms } from '../src/features/administration/server/health/alarms.ts'
import { health } from '../src/features/administration/messages.health.en.ts'

/** What is promised, and by what it is counted. Times are of answers that the server makes; those it keeps are given in a thousandth of a second. */
const slowest: [name: string, of: string, method: string, route: string, seconds: number][] = [
  ['list', 'The list of candidates', 'GET', '/api/candidates/', 0.25],
  ['profile', 'A profile', 'GET', '/api/candidates/:id/', 0.25],
  [
    'shortlist',
    'Moving a candidate in the pipeline',
    'POST',
    '/api/employer/candidates/:id/status/',
    0.5,
  ],
  ['pay', 'Beginning a payment', 'POST', '/api/employer/orders/:id/pay/', 1],
]

const availability = 0.999
const windows = ['5m', '30m', '1h', '6h'] as const

export interface Rule {
  name: string
  expr: string
  /** Of an alert; a rule without them is recorded. */
  minutes?: number
  severity?: 'page' | 'ticket'
  summary?: string
  todo?: string
  runbook?: string
}

const durations = 'http_request_duration_seconds'

/** What is worked out once for alerts and dashboards. */
export const recorded: readonly Rule[] = [
  ...windows.map((window) => ({
    name: `manzil:errors:ratio_${window}`,
    expr: `sum(rate(${durations}_count{status=~"5.."}[${window}])) / sum(rate(${durations}_count[${window}]))`,
  })),
  ...slowest.map(([name, , method, route]) => ({
    name: `manzil:seconds:p95_${name}`,
    expr: `histogram_quantile(0.95, sum by (le) (rate(${durations}_bucket{method="${method}",route="${route}"}[10m])))`,
  })),
]

const burning = (rate: number, long: string, short: string): string => {
  const most = Number((rate * (1 - availability)).toFixed(5))
  return `manzil:errors:ratio_${long} > ${most} and manzil:errors:ratio_${short} > ${most}`
}

/** What only shows over time, which the console doesn't know. */
const overTime: readonly Required<Rule>[] = [
  {
    name: 'down',
    expr: 'up{job="manzil"} == 0',
    minutes: 1,
    severity: 'page',
    summary: 'A process does not answer',
    todo: 'Look whether it lives and what it last wrote to its log.',
    runbook: 'a-process-is-away',
  },
  {
    name: 'errors_many',
    expr: burning(14.4, '1h', '5m'),
    minutes: 2,
    severity: 'page',
    summary: 'So many answers are errors that the month’s allowance is gone in two days',
    todo: 'Look in the log for level error since then; was there a release?',
    runbook: 'a-bad-release',
  },
  {
    name: 'errors_lasting',
    expr: burning(6, '6h', '30m'),
    minutes: 15,
    severity: 'ticket',
    summary: 'Errors go on for hours',
    todo: 'Look in the log for level error by route.',
    runbook: 'a-bad-release',
  },
  ...slowest.map(([name, of, , , seconds]) => ({
    name: `slow_${name}`,
    expr: `manzil:seconds:p95_${name} > ${seconds}`,
    minutes: 15,
    severity: 'ticket' as const,
    summary: `${of} takes more than ${seconds} s for one in twenty`,
    todo: 'Look at the event loop, at connections that wait, and at what PostgreSQL is busy with.',
    runbook: 'too-much-work',
  })),
  {
    name: 'event_loop_late',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.25',
    minutes: 10,
    severity: 'ticket',
    summary: 'A process does what is due late',
    todo: 'It has more to do than one processor carries: start another.',
    runbook: 'too-much-work',
  },
  {
    name: 'work_shed',
    expr: 'sum(rate(work_shed_total{what="other"}[5m])) > 0',
    minutes: 1,
    severity: 'page',
    summary: 'People who are signed in are turned away',
    todo: 'Start another process, then see who asks for so much.',
    runbook: 'too-much-work',
  },
  {
    name: 'sign_ins_fail',
    expr: 'sum(rate(sign_ins_failed_total[10m])) > 10 * sum(rate(sign_ins_failed_total[1w])) and sum(increase(sign_ins_failed_total[10m])) > 50',
    minutes: 5,
    severity: 'page',
    summary: 'Passwords are being tried out',
    todo: 'See limits_hit_total and the addresses in the log of the proxy.',
    runbook: 'a-leak',
  },
  {
    name: 'console_refused',
    expr: 'sum(increase(access_refused_total{route=~"/api/admin/.*",role!="nobody"}[10m])) > 0',
    minutes: 1,
    severity: 'page',
    summary: 'Somebody who is signed in and no operator asks for the console',
    todo: 'No screen of hers leads there. Find who in the log by the route.',
    runbook: 'a-leak',
  },
  {
    name: 'codes_budget',
    expr: 'sum by (budget) (increase(code_budgets_reached_total[1h])) > 0',
    minutes: 1,
    severity: 'page',
    summary: 'A budget of text messages is reached',
    todo: 'Codes cost money, and somebody has many sent. See codes_cost_total by country.',
    runbook: 'text-messages-do-not-leave',
  },
]

function exprOf({ measure, where = {}, is }: (typeof alarms)[number]): string {
  const labels = Object.entries(where).map(([name, value]) => `${name}="${value}"`)
  const selector = labels.length === 0 ? measure : `${measure}{${labels.join(',')}}`
  if ('below' in is) return `min(${selector}) < ${is.below}`
  return 'above' in is
    ? `max(${selector}) > ${is.above}`
    : `time() - max(${selector}) > ${is.olderThanSeconds}`
}

/** All that somebody is told of: what the console says too, and what only shows over time. */
export const alerts: readonly Required<Rule>[] = [
  ...alarms.map((alarm) => ({
    name: alarm.key,
    expr: exprOf(alarm),
    minutes: alarm.minutes,
    severity: alarm.severity,
    summary: health.alarms[alarm.key].wrong,
    todo: health.alarms[alarm.key].todo,
    runbook: alarm.runbook,
  })),
  ...overTime,
]
