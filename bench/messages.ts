import { fork } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { capabilities } from '../src/app/capabilities.ts'
import { makeQueues } from '../src/app/job-queues.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { embeddedDatabase } from '../src/platform/server/embedded-database.ts'
import { migrate } from '../src/platform/server/migrate.ts'
import { createRegistry } from '../src/platform/server/registry.ts'

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
  await migrate(database.url)
  await makeQueues(database.url, createRegistry(capabilities).jobs, {
    ...console,
    debug() {},
    info() {},
  })
  const taken = new Map<string, number>()
  const provider = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', async () => {
      const to = new URLSearchParams(body).get('To') ?? ''
      taken.set(to, (taken.get(to) ?? 0) + 1)
      await setTimeout(thinksMs.least + Math.random() * (thinksMs.most - thinksMs.least))
      response.writeHead(201).end(`{"sid":"SM${to}","status":"queued"}`)
    })
  })
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve))
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const settings = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the bench, 32 characters',
    DEMO: 'on',
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: 'Manzil',
    TWILIO_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  }
  const startedAt = performance.now()
  const couriers = Array.from({ length: workers }, () =>
    fork(path.join(import.meta.dirname, 'courier.ts'), { env: { ...process.env, ...settings } }),
  )
  for (let index = 0; index < lots; index += 1) {
    await pool.query(
      `insert into messages (channel, receiver, template, body, status, next_attempt_at, created_at)
       select 'sms', '+974' || (55000000 + number), 'bench', 'We have it.', 'queued', now(), now() from generate_series($1::int, $2::int) number`,
      [index * lot + 1, (index + 1) * lot],
    )
    await setTimeout(Math.max(0, ((index + 1) * lastsMs) / lots - (performance.now() - startedAt)))
  }
  const sent = async () =>
    Number((await pool.query("select count(*) from messages where status = 'sent'")).rows[0].count)
  while ((await sent()) < lot * lots) await setTimeout(1000)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  for (const courier of couriers) courier.kill()
  await Promise.all(
    couriers.map((courier) => new Promise((resolve) => void courier.once('exit', resolve))),
  )
  const twice = [...taken.values()].filter((times) => times > 1).length
  console.log(
    `\n| workers | messages | provider | took | sent | told twice |\n|---|---|---|---|---|---|`,
  )
  console.log(
    `| ${workers} | ${lot * lots} | ${thinksMs.least} to ${thinksMs.most} ms | ${seconds} s | ${taken.size} | ${twice} |`,
  )
  await pool.end()
  provider.closeAllConnections()
  provider.close()
  await database.stop()
}
