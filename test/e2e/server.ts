import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { root } from '../../scripts/command.ts'
import { firstPort } from './ports.ts'
import { relaySettings } from './relay.ts'
import { roleUrls } from '../../src/platform/server/database/roles.ts'

/** What a run keeps on the disk: the database server, the template and a folder for each server. */
export const runFolder = path.join(root, '.cache', `e2e-data-${firstPort}`)
export const templateName = 'template'

const startWithinMs = 120_000
const stopWithinMs = 12_000

/** The data folder of the server that the worker of this process has. */
export const dataFolder = (name: string): string => path.join(runFolder, name)

export interface JourneyServer {
  origin: string
  stop(): Promise<void>
}

/** A server of a worker's own, on a copy of the template's database and files. */
export async function startCopy(
  adminUrl: string,
  name: string,
  place: number,
): Promise<JourneyServer> {
  fs.cpSync(dataFolder(templateName), dataFolder(name), { recursive: true })
  await onServer(adminUrl, `create database "${name}" template "${templateName}"`)
  const server = await startServer(adminUrl, name, firstPort + place)
  return {
    origin: server.origin,
    async stop() {
      await server.stop()
      await onServer(adminUrl, `drop database "${name}" with (force)`)
      fs.rmSync(dataFolder(name), { recursive: true, force: true })
    },
  }
}

/** The product as `npm start` runs it, on one database and one data folder of the run. */
export async function startServer(
  adminUrl: string,
  name: string,
  port = firstPort,
): Promise<JourneyServer> {
  fs.mkdirSync(dataFolder(name), { recursive: true })
  const log = path.join(runFolder, `${name}.log`)
  const out = fs.openSync(log, 'a')
  const { url, ownerUrl } = roleUrls(databaseUrl(adminUrl, name))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: ownerUrl,
    DATA_DIR: dataFolder(name),
    SESSION_SECRET: 'a secret that only these journeys keep',
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...relaySettings,
  }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', out, out],
  })
  fs.closeSync(out)
  const origin = `http://localhost:${port}`
  await untilReady(child, origin, log)
  return { origin, stop: () => stop(child) }
}

async function untilReady(child: ChildProcess, origin: string, log: string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server of the journeys did not start:\n${fs.readFileSync(log, 'utf8')}`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    const giveUp = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
    child.once('exit', () => (clearTimeout(giveUp), resolve()))
    child.kill('SIGTERM')
  })
}

export async function onServer(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
