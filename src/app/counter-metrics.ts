import { Counter, type Registry as Metrics } from 'prom-client'
import type { Registry } from '../platform/server/capability.ts'
import { type CounterName, counters, readCounter } from '../platform/server/counters.ts'

/** Adds what is counted of refusals, limits, codes and work that was shed: `limits_hit_total{limit="…"}` and so on. */
export function measureCounters(metrics: Metrics, registry: Registry): void {
  for (const name of Object.keys(counters) as CounterName[]) {
    const { help, labels } = counters[name]
    const counter: Counter = new Counter({
      name: `${name}_total`,
      help,
      labelNames: labels,
      registers: [metrics],
      collect: () => {
        counter.reset()
        for (const counted of readCounter(registry, name))
          counter.inc(counted.labels, counted.value)
      },
    })
  }
}
