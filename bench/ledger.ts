import fs from 'node:fs'
import path from 'node:path'
import { capabilities } from '../src/app/capabilities.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { jobContext } from '../src/app/jobs/job-context.ts'
import { makeQueues } from '../src/app/jobs/job-queues.ts'
import { checkLedger } from '../src/features/billing/server/ledger/check-ledger.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { grantToApplication } from '../src/platform/server/database/roles.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'
import { paidPlans } from '../test/paid-plans.ts'

const sizes = [10_000, 100_000]
const rounds = 5
const data = 'bench-ledger'
const log = { ...console, debug() {}, info() {} }

/** What the check of the ledger costs beside the least that any check must do: to read every line once and add it up. */
export async function benchLedger(): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../.cache', data)
  fs.rmSync(dataDir, { recursive: true, force: true })
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off' })
  const database = await embeddedDatabase(config)
  await migrate(database.ownerUrl, () => {})
  const connection = connect(database.url, log, { patient: 'job' })
  const registry = createRegistry(capabilities)
  await makeQueues(database.ownerUrl, registry.jobs, log)
  await grantToApplication(database)
  const queue = await openJobQueue(connection.pool, log)
  const ctx = () =>
    jobContext({
      config,
      connection,
      log,
      registry,
      queue,
      settings: standardSettings(),
    })
  console.log(
    '\n| Orders | entries | the check | bare grouped SQL | ratio |\n|---|---|---|---|---|',
  )
  try {
    let before = 0
    for (const size of sizes) {
      await connection.pool.query(paidPlans, [before + 1, size])
      await connection.pool.query('analyze')
      before = size
      const bare = await median(() => connection.pool.query(grouped))
      let found = await checkLedger(ctx())
      const check = await median(async () => (found = await checkLedger(ctx())))
      if (!found.ok) throw new Error('the ledger that was made does not balance')
      console.log(
        `| ${size} | ${found.entries} | ${check.toFixed(0)} ms | ${bare.toFixed(0)} ms | ${(check / bare).toFixed(1)} |`,
      )
    }
  } finally {
    await queue.close()
    await connection.close()
    await database.stop()
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const grouped = `select e.currency, l.account, sum(l.amount_minor) from ledger_entries e join ledger_lines l on l.entry_id = e.id group by 1, 2`
