export { openMetrics } from './metrics.ts'
export { openTraces } from './traces.ts'
