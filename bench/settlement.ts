import path from 'node:path'
import { sql } from 'drizzle-orm'
import { registerHandlers } from '../src/app/handlers.ts'
import { jobContext } from '../src/app/job-context.ts'
import { getPaymentById } from '../src/features/billing/server/queries.ts'
import { settlePayment } from '../src/features/billing/server/settle-payment.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { connect } from '../src/platform/server/db.ts'
import { embeddedDatabase } from '../src/platform/server/embedded-database.ts'

const warmUps = 20
const log = { ...console, debug() {}, info() {} }

/** Settles open payments of the sandbox one after another in this process, as if their messages were under way; the middle and the 90th of a hundred, in ms. */
export async function settleAlone(data: string, paymentIds: readonly string[]): Promise<{ settled: number; cpu: string; wall: string }> {
  registerHandlers()
  const config = readConfig({ DATA_DIR: path.resolve(import.meta.dirname, '../.cache', data), DEMO: 'off' })
  const { url } = await embeddedDatabase(config)
  const connection = connect(url, log)
  const cpu: number[] = []
  const wall: number[] = []
  let settled = 0
  for (const [index, id] of paymentIds.entries()) {
    const ctx = jobContext(config, connection, log as never)
    const payment = await getPaymentById(ctx, id)
    await ctx.db.execute(sql`update sandbox_payments set status = 'paid' where id = ${payment.providerPaymentId}`)
    const before = process.cpuUsage()
    const began = performance.now()
    const { status } = await settlePayment(ctx, payment)
    const { user, system } = process.cpuUsage(before)
    settled += status === 'paid' ? 1 : 0
    if (index < warmUps) continue
    wall.push(performance.now() - began)
    cpu.push((user + system) / 1000)
  }
  await connection.close()
  return { settled, cpu: spread(cpu), wall: spread(wall) }
}

function spread(values: number[]): string {
  values.sort((a, b) => a - b)
  return [0.5, 0.9].map((share) => values[Math.floor(values.length * share)]?.toFixed(1)).join(' and ')
}
