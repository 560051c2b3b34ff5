import { recorded } from './alert-rules.ts'

interface Panel {
  title: string
  exprs: readonly string[]
  unit?: 's' | 'bytes' | 'percentunit' | 'short' | 'reqps'
}

const durations = 'http_request_duration_seconds'
const p95 = recorded.filter(({ name }) => name.includes('p95')).map(({ name }) => name)

const service: readonly Panel[] = [
  {
    title: 'Answers a second',
    exprs: [`sum by (status) (rate(${durations}_count[5m]))`],
    unit: 'reqps',
  },
  {
    title: 'Share of errors',
    exprs: ['manzil:errors:ratio_5m', 'manzil:errors:ratio_1h'],
    unit: 'percentunit',
  },
  { title: 'One in twenty takes longer than', exprs: p95, unit: 's' },
  {
    title: 'Answered from what is kept',
    exprs: [
      'sum(rate(response_cache_hits_total[5m])) / (sum(rate(response_cache_hits_total[5m])) + sum(rate(response_cache_made_total[5m])))',
    ],
    unit: 'percentunit',
  },
  { title: 'Event loop, p99', exprs: ['nodejs_eventloop_lag_p99_seconds'], unit: 's' },
  {
    title: 'Memory',
    exprs: ['process_resident_memory_bytes', 'response_cache_bytes'],
    unit: 'bytes',
  },
  { title: 'Processor', exprs: ['rate(process_cpu_seconds_total[5m])'], unit: 'percentunit' },
  {
    title: 'Connections to the database',
    exprs: ['sum by (instance, state) (database_connections)'],
  },
  { title: 'Streams of live updates', exprs: ['live_streams'] },
  { title: 'Age of the search', exprs: ['search_index_age_seconds'], unit: 's' },
  { title: 'Room on the disk', exprs: ['disk_free_bytes'], unit: 'bytes' },
  {
    title: 'Work turned away',
    exprs: ['sum by (what) (rate(work_shed_total[5m]))'],
    unit: 'reqps',
  },
]

const records: readonly Panel[] = [
  { title: 'Jobs by queue', exprs: ['max by (queue, state) (jobs) > 0'] },
  {
    title: 'The oldest job that is due',
    exprs: ['max by (queue) (jobs_oldest_seconds) > 0'],
    unit: 's',
  },
  { title: 'Payments under way', exprs: ['max by (state) (payments)'] },
  {
    title: 'The oldest payment and refund',
    exprs: ['max by (state) (payments_oldest_seconds)', 'max(refunds_oldest_seconds)'],
    unit: 's',
  },
  {
    title: 'Faults of the ledger, money that needs a look',
    exprs: ['max(ledger_faults)', 'max(money_alerts_open)'],
  },
  { title: 'Messages that wait', exprs: ['max by (channel) (messages_waiting)'] },
  {
    title: 'The oldest message that is due',
    exprs: ['max by (channel) (messages_oldest_seconds)'],
    unit: 's',
  },
  {
    title: 'Codes sent in an hour, by country',
    exprs: ['sum by (dial_code) (increase(codes_sent_total[1h]))'],
  },
  {
    title: 'What codes cost in a day, by country',
    exprs: ['sum by (dial_code) (increase(codes_cost_total[1d]))'],
  },
  {
    title: 'Limits reached, sign-ins that failed',
    exprs: [
      'sum by (limit) (rate(limits_hit_total[5m]))',
      'sum by (wrong) (rate(sign_ins_failed_total[5m]))',
    ],
    unit: 'reqps',
  },
  { title: 'Copies of personal data', exprs: ['max by (state) (exports)'] },
  {
    title: 'Pictures, and uploads behind the scanner',
    exprs: ['sum by (state) (pictures)', 'max(files_held)'],
  },
]

const columns = 2
const height = 8

const dashboard = (uid: string, title: string, panels: readonly Panel[]) => ({
  uid,
  title,
  tags: ['manzil'],
  timezone: 'Asia/Qatar',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
  },
  panels: panels.map(({ title: name, exprs, unit = 'short' }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title: name,
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: {
      x: (index % columns) * (24 / columns),
      y: Math.floor(index / columns) * height,
      w: 24 / columns,
      h: height,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: exprs.map((expr, target) => ({ refId: String.fromCharCode(65 + target), expr })),
  })),
})

/** Two dashboards of Grafana: how the processes do, and how the records do. */
export const dashboards = [
  dashboard('manzil-service', 'Manzil: service', service),
  dashboard('manzil-records', 'Manzil: queues, money, messages', records),
]
