import path from 'node:path'
import { sql } from 'drizzle-orm'
import { capabilities } from '../src/app/capabilities.ts'
import { jobContext } from '../src/app/jobs/job-context.ts'
import { getPaymentById } from '../src/features/billing/server/queries.ts'
import { settlePayment } from '../src/features/billing/server/settle-payment.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { inTurns } from './server.ts'

/** Not counted: what is compiled and planned at first; a process that has settled a hundred times is at its steady cost. */
const warmUps = 250
const atOnce = 8
const log = { ...console, debug() {}, info() {} }

/** Settles open payments of the sandbox in this process, as if their messages were under way: CPU time of each, which nothing else shares. */
export async function settleAlone(
  data: string,
  paymentIds: readonly string[],
): Promise<{ settled: number; cpuMs: number }> {
  const config = readConfig({
    DATA_DIR: path.resolve(import.meta.dirname, '../.cache', data),
    DEMO: 'off',
  })
  const { url } = await embeddedDatabase(config)
  const connection = connect(url, log)
  const registry = createRegistry(capabilities)
  const queue = await openJobQueue(connection.pool, log)
  const context = () =>
    jobContext({ config, registry, queue, settings: standardSettings(), connection, log })
  const payments = await Promise.all(paymentIds.map((id) => getPaymentById(context(), id)))
  const ids = sql.param(payments.map(({ providerPaymentId }) => providerPaymentId))
  await connection.db.execute(
    sql`update sandbox_payments set status = 'paid' where id = any(${ids})`,
  )
  let settled = 0
  const settle = async (payment: (typeof payments)[number]) => {
    const { status } = await settlePayment(context(), payment)
    if (status === 'paid') settled += 1
  }
  await inTurns(payments.slice(0, warmUps), atOnce, settle)
  const before = process.cpuUsage()
  await inTurns(payments.slice(warmUps), atOnce, settle)
  const { user, system } = process.cpuUsage(before)
  await queue.close()
  await connection.close()
  return { settled, cpuMs: (user + system) / 1000 / (payments.length - warmUps) }
}
