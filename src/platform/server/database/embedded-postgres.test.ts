import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const STARTER = path.join(import.meta.dirname, 'embedded-postgres.ts')
const SLOW = { timeout: 60_000 }

const running: EmbeddedPostgres[] = []
const folders: string[] = []

afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.stop()
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

test(
  'starts in a folder with spaces; a second start joins the first and its stop leaves it running',
  SLOW,
  async () => {
    const dataDir = newDataDir()
    const first = await start(dataDir)
    const second = await start(dataDir)
    expect([first.adopted, second.adopted]).toEqual([false, true])
    expect(second.pid).toBe(first.pid)
    await second.stop()
    expect(await query(first.url, 'select current_database() as name')).toEqual([{ name: 'shop' }])
  },
)

test('a database of another major version is refused with what to do, and stays as it is', async () => {
  const dataDir = newDataDir()
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /is one of PostgreSQL 17, and this version of Manzil brings PostgreSQL 18\. With BACKUP_PASSPHRASE set, .*npm run backup.*, move all of DATA_DIR away, .*npm run restore/,
  )
  expect(fs.readdirSync(dataDir)).toEqual(['PG_VERSION'])
})

test('brings a killed server back on the same port with every committed row', SLOW, async () => {
  const server = await start(newDataDir())
  await query(server.url, 'create table kept (n int)')
  await query(server.url, 'insert into kept values (1), (2)')
  const killed = server.pid
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => server.pid, { timeout: 20_000 }).not.toBe(killed)
  expect(await query(server.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

test(
  'starts anew with every committed row after node and the server were killed',
  SLOW,
  async () => {
    const dataDir = newDataDir()
    const { url, pid, kill } = await startInAnotherProcess(dataDir)
    await query(url, 'create table kept (n int)')
    await query(url, 'insert into kept values (1), (2)')
    process.kill(pid, 'SIGKILL')
    await kill()
    const server = await start(dataDir)
    expect(server.adopted).toBe(false)
    expect(await query(server.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }])
  },
)

test('stops the server by itself when node is killed', SLOW, async () => {
  const { pid, kill } = await startInAnotherProcess(newDataDir())
  await kill()
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})

test('starts over a lock file whose process id now belongs to another program', SLOW, async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  const lockfile = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
  await first.stop()
  fs.writeFileSync(
    path.join(dataDir, 'postmaster.pid'),
    lockfile.replace(/^\d+/, String(process.pid)),
  )
  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

function newDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded postgres '))
  fs.chmodSync(folder, 0o755)
  folders.push(folder)
  return path.join(folder, 'data base')
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, database: 'shop' })
  running.push(server)
  return server
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

type OtherProcess = { url: string; pid: number; kill(): Promise<void> }

function startInAnotherProcess(dataDir: string): Promise<OtherProcess> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(STARTER)})
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, database: 'shop' })
    process.stdout.write(JSON.stringify({ url, pid }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) =>
      resolve({ ...(JSON.parse(line.toString()) as { url: string; pid: number }), kill }),
    )
    child.once('exit', () => reject(new Error('the other process ended')))
  })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
