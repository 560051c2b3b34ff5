import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findFreePort } from '../find-free-port.ts'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { createClusterIfAbsent, readPassword } from './embedded-postgres/cluster.ts'
import { findIdentity } from './embedded-postgres/identity.ts'
import type { Identity } from './embedded-postgres/identity.ts'
import {
  OWNER_PREFIX,
  isServerOf,
  launch,
  readLockfile,
  removeForeignLockfile,
  sleep,
  stopServer,
} from './embedded-postgres/postmaster.ts'
import type { Postmaster } from './embedded-postgres/postmaster.ts'
import { isAlive } from './embedded-postgres/processes.ts'

type EmbeddedPostgresOptions = {
  dataDir: string
  database?: string
  flags?: string[]
  log?: (text: string) => void
}

export type EmbeddedPostgres = {
  url: string
  adminUrl: string
  port: number
  readonly pid: number
  /** True when another living process had started the server: `stop` then leaves it to that process. */
  adopted: boolean
  stop(): Promise<void>
}

type Cluster = {
  identity: Identity
  dataDir: string
  password: string
  flags: string[]
  log: (text: string) => void
}
type Running = { server: Postmaster; adopted: boolean }

const LAUNCH_ATTEMPTS = 10
const RELAUNCH_ATTEMPTS = 60
const ANSWER_WITHIN_MS = 60_000

/** Starts PostgreSQL on a folder, or joins the one that runs there, and makes the database; brings the server back when it is killed. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { database = 'manzil', flags = [], log = () => {} } = options
  const dataDir = path.resolve(options.dataDir)
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  const identity = findIdentity(await findBinaries(), dataDir)
  createClusterIfAbsent(identity, dataDir)
  const cluster = { identity, dataDir, password: readPassword(dataDir), flags, log }
  const { server, adopted } = await joinOrLaunch(cluster)
  const adminUrl = urlOf(cluster.password, server.port, 'postgres')
  await createDatabaseIfAbsent(adminUrl, database)
  const kept = adopted
    ? { pid: () => server.pid, stop: async () => {} }
    : keepRunning(cluster, server)
  return {
    url: urlOf(cluster.password, server.port, database),
    adminUrl,
    port: server.port,
    adopted,
    stop: kept.stop,
    get pid() {
      return kept.pid()
    },
  }
}

async function joinOrLaunch(cluster: Cluster): Promise<Running> {
  const { identity, dataDir } = cluster
  const deadline = Date.now() + ANSWER_WITHIN_MS
  for (let failures = 0; Date.now() < deadline;) {
    const lockfile = readLockfile(dataDir)
    if (lockfile && isServerOf(dataDir, lockfile)) {
      const starter = await findStarter(urlOf(cluster.password, lockfile.port, 'postgres'))
      if (starter === undefined) await sleep(50)
      else if (isAlive(starter))
        return { server: { ...lockfile, ended: new Promise(() => {}) }, adopted: true }
      else await stopServer(identity, dataDir, lockfile.pid)
      continue
    }
    if (lockfile) await removeForeignLockfile(dataDir, lockfile)
    try {
      return { server: await launch({ ...cluster, port: await findFreePort() }), adopted: false }
    } catch (error) {
      failures += 1
      if (failures >= LAUNCH_ATTEMPTS) throw error
      await sleep(200)
    }
  }
  throw new Error(
    `A PostgreSQL runs on ${dataDir} and does not answer. Stop process ${readLockfile(dataDir)?.pid} and try again.`,
  )
}

/** The id of the process that started a server, or undefined while the server takes no connections. */
async function findStarter(adminUrl: string): Promise<number | undefined> {
  try {
    return await withClient(adminUrl, async (client) => {
      const { rows } = await client.query<{ cluster_name: string }>('show cluster_name')
      return Number(rows[0]?.cluster_name.slice(OWNER_PREFIX.length)) || process.pid
    })
  } catch (error) {
    if ((error as pg.DatabaseError).code === '28P01') throw error
    return undefined
  }
}

function keepRunning(
  cluster: Cluster,
  first: Postmaster,
): { pid: () => number; stop: () => Promise<void> } {
  let server = first
  let stopping = false
  const relaunch = async (): Promise<void> => {
    for (let attempt = 0; attempt < RELAUNCH_ATTEMPTS && !stopping; attempt += 1) {
      cluster.log('PostgreSQL ended unexpectedly; starting it again.')
      try {
        server = await launch({ ...cluster, port: first.port })
        return stopping ? stop() : watch()
      } catch (error) {
        cluster.log(String(error))
        await sleep(1000)
      }
    }
  }
  const watch = (): void => void server.ended.then(() => (stopping ? undefined : relaunch()))
  const stop = async (): Promise<void> => {
    stopping = true
    await stopServer(cluster.identity, cluster.dataDir, server.pid)
  }
  watch()
  return { pid: () => server.pid, stop }
}

async function createDatabaseIfAbsent(adminUrl: string, database: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ])
    if (rowCount) return
    try {
      await client.query(`create database ${client.escapeIdentifier(database)}`)
    } catch (error) {
      const DUPLICATE_DATABASE = '42P04'
      const UNIQUE_VIOLATION = '23505'
      if (![DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes((error as pg.DatabaseError).code ?? ''))
        throw error
    }
  })
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}?sslmode=disable`
}
