import { Gauge, type Registry } from 'prom-client'
import { moneyGauges } from '../features/billing/server/money-api.ts'
import type { Database } from '../platform/server/db.ts'

/** Adds what an alarm about money is built on, read when it is asked for; a database that is away leaves the last value standing. */
export function measureMoney(registry: Registry, db: Database): void {
  for (const { name, help, read } of moneyGauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => {
        const value = await read({ db }).catch(() => null)
        if (value !== null) gauge.set(value)
      },
    })
  }
}
