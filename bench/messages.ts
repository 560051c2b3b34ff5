import { fork } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { capabilities } from '../src/app/capabilities.ts'
import { makeQueues } from '../src/app/jobs/job-queues.ts'
import { jobContext } from '../src/app/jobs/job-context.ts'
import { sendMessages } from '../src/features/notifications/server/index.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import type { Context } from '../src/platform/server/context.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { connect, transaction } from '../src/platform/server/database/db.ts'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { grantToApplication } from '../src/platform/server/database/roles.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'
import { createRegistry } from '../src/platform/server/registry.ts'

const log = { ...console, debug() {}, info() {}, warn() {} }
const workers = 4
const lot = 2000
const lots = 2
const thinksMs = { least: 300, most: 1200 }
/** More than a lease lasts: the time in which a message that left once must not leave again. */
const lastsMs = 120_000

/** Several workers share a queue of messages to a provider who takes his time: how many leave, and how many more than once. */
export async function benchMessages(): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../.cache/bench-messages')
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.mkdirSync(dataDir, { recursive: true })
  const database = await embeddedDatabase(readConfig({ DATA_DIR: dataDir, DEMO: 'off' }))
  await migrate(database.ownerUrl)
  const registry = createRegistry(capabilities)
  await makeQueues(database.ownerUrl, registry.jobs, log)
  await grantToApplication(database)
  const provider = await slowProvider()
  const connection = connect(database.url, log)
  const { pool } = connection
  const queue = await openJobQueue(pool, log)
  const settings = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the bench, 32 characters',
    DEMO: 'on',
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: 'Manzil',
    TWILIO_BASE_URL: provider.url,
  }
  const ctx = () =>
    jobContext({
      config: readConfig({ ...settings, DATA_DIR: dataDir }),
      registry,
      queue,
      settings: standardSettings(),
      connection,
      log,
    })
  const couriers = Array.from({ length: workers }, () =>
    fork(path.join(import.meta.dirname, 'courier.ts'), { env: { ...process.env, ...settings } }),
  )
  const took = await sendLots(ctx, pool)
  for (const courier of couriers) courier.kill()
  await Promise.all(
    couriers.map((courier) => new Promise((resolve) => void courier.once('exit', resolve))),
  )
  const twice = [...provider.taken.values()].filter((times) => times > 1).length
  console.log(
    `\n| workers | messages | provider | each half took | sent | told twice |\n|---|---|---|---|---|---|`,
  )
  console.log(
    `| ${workers} | ${lot * lots} | ${thinksMs.least} to ${thinksMs.most} ms | ${took.join(' and ')} s | ${provider.taken.size} | ${twice} |`,
  )
  await queue.close()
  await pool.end()
  provider.close()
  await database.stop()
}

/** Queues one lot after the other, each once the one before has left; gives the seconds that each took. */
async function sendLots(ctx: () => Context, pool: Pool): Promise<string[]> {
  const startedAt = performance.now()
  const sent = async () =>
    Number((await pool.query("select count(*) from messages where status = 'sent'")).rows[0].count)
  const took: string[] = []
  for (let index = 0; index < lots; index += 1) {
    const lotAt = performance.now()
    const all = Array.from({ length: lot }, (_, number) => ({
      channel: 'sms' as const,
      to: `+974${55_000_001 + index * lot + number}`,
      template: 'bench',
      text: 'We have it.',
    }))
    await transaction(ctx(), (ctx) => sendMessages(ctx, all))
    while ((await sent()) < lot * (index + 1)) await setTimeout(200)
    took.push(((performance.now() - lotAt) / 1000).toFixed(1))
    await setTimeout(Math.max(0, ((index + 1) * lastsMs) / lots - (performance.now() - startedAt)))
  }
  return took
}

/** Takes each message after a while, and counts how often it took each receiver's. */
async function slowProvider() {
  const taken = new Map<string, number>()
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', async () => {
      const to = new URLSearchParams(body).get('To') ?? ''
      taken.set(to, (taken.get(to) ?? 0) + 1)
      await setTimeout(thinksMs.least + Math.random() * (thinksMs.most - thinksMs.least))
      response.writeHead(201).end(`{"sid":"SM${to}","status":"queued"}`)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    taken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
