import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { findBinaries } from '../../src/platform/server/database/embedded-postgres/binaries.ts'
import {
  createClusterIfAbsent,
  readPassword,
} from '../../src/platform/server/database/embedded-postgres/cluster.ts'
import { findIdentity } from '../../src/platform/server/database/embedded-postgres/identity.ts'
import {
  launch,
  readLockfile,
  stopServer,
} from '../../src/platform/server/database/embedded-postgres/postmaster.ts'
import { findFreePort } from '../../src/platform/server/find-free-port.ts'

export interface Postgres {
  /** As superuser, its database `postgres`. */
  url: string
  query<Row extends object>(text: string): Promise<Row[]>
  /** What a power cut does. */
  kill(): void
  stop(): Promise<void>
}

// Both are new with every test: what a crash of the machine would lose is not asked about, what one of the server loses is.
const flags = ['wal_keep_size=512MB', 'max_wal_senders=4', 'max_connections=60']

/** A PostgreSQL of its own that nobody brings back; settings are lines of its postgresql.conf. */
export async function startPrimary(dataDir: string, settings = ''): Promise<Postgres> {
  const identity = findIdentity(await findBinaries(), dataDir)
  createClusterIfAbsent(identity, dataDir)
  fs.appendFileSync(path.join(dataDir, 'postgresql.conf'), settings)
  return start(dataDir, 'ready')
}

/** A streaming standby of a primary that works, copied from it as it runs. */
export async function startStandby(
  primary: Postgres,
  from: string,
  dataDir: string,
): Promise<Postgres> {
  await copyRunning(primary, from, dataDir)
  const { hostname, port, username, password } = new URL(primary.url)
  fs.appendFileSync(
    path.join(dataDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password} application_name=standby'\n`,
  )
  writeAsOwner(dataDir, 'standby.signal', '')
  return startRecovering(dataDir)
}

/** A base backup without its log, by the functions that pg_basebackup calls: the embedded binaries bring none. */
export async function copyRunning(server: Postgres, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('copy', true)")
    // Files that are deleted while they are copied are none that the copy needs.
    spawnSync('cp', ['-a', from, to])
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    writeAsOwner(to, 'backup_label', rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  for (const own of ['postmaster.pid', 'postmaster.opts'])
    fs.rmSync(path.join(to, own), { force: true })
  const wal = path.join(to, 'pg_wal')
  for (const { name } of fs.readdirSync(wal, { withFileTypes: true }).filter((one) => one.isFile()))
    fs.rmSync(path.join(wal, name))
}

/** Starts what replays a log: it can be read before it takes writes. */
export const startRecovering = (dataDir: string): Promise<Postgres> => start(dataDir, 'reads')

function writeAsOwner(dataDir: string, name: string, text: string): void {
  const { uid, gid } = fs.statSync(dataDir)
  fs.writeFileSync(path.join(dataDir, name), text)
  fs.chownSync(path.join(dataDir, name), uid, gid)
}

async function start(dataDir: string, until: 'ready' | 'reads'): Promise<Postgres> {
  const identity = findIdentity(await findBinaries(), dataDir)
  const port = await findFreePort()
  const password = readPassword(dataDir)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`
  const launched = launch({
    identity,
    dataDir,
    port,
    flags: flags.flatMap((flag) => ['-c', flag]),
    log: () => {},
  })
  // A standby is ready in this sense only once it is promoted.
  if (until === 'ready') await launched
  else launched.catch(() => undefined)
  const query: Postgres['query'] = (text) => queryOnce(url, text)
  await vi.waitUntil(() => query('select 1').catch(() => false), { timeout: 30_000, interval: 100 })
  const pid = readLockfile(dataDir)?.pid ?? 0
  return {
    url,
    query,
    kill: () => void process.kill(pid, 'SIGKILL'),
    stop: () => stopServer(identity, dataDir, pid),
  }
}

/** Asks on a connection of its own, so that nothing holds on to a server that dies. */
export async function queryOnce<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
