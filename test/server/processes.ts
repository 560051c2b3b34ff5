import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import { root } from '../../scripts/command.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { listPipeline } from '../../src/features/hiring/contract.ts'
import { findFreePort } from '../../src/platform/server/find-free-port.ts'
import { type Api, createApi } from '../../src/platform/web/api.ts'
import { fastImports } from './commands.ts'

const scripts = { start: 'scripts/start.ts', withoutPages: 'test/server/serve.ts' }
/** Time for a first start: the pages may have to be built. */
export const startTimeout = 180_000

export interface ServerProcess {
  origin: string
  port: number
  pid: number
  /** All that it has printed. */
  output(): string
  /** When it printed a line that begins like this, by the clock of performance.now(). */
  printedAt(beginning: string): number | undefined
  /** Its exit code; null when a signal killed it. */
  ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

export interface ServerProcesses {
  /** Starts a server and waits for its ready line. */
  start(script: keyof typeof scripts, settings: Record<string, string>): Promise<ServerProcess>
  /** Starts a server and waits for nothing. */
  launch(script: keyof typeof scripts, settings: Record<string, string>): Promise<ServerProcess>
  /** A new folder for a server's data. */
  newFolder(): string
}

/** Servers in processes of their own, for the tests of one file; stopped when these are over. Call at the top of the file. */
export function useServers(): ServerProcesses {
  const running: ServerProcess[] = []
  const folders: string[] = []
  afterAll(async () => {
    for (const server of running) server.kill('SIGTERM')
    await Promise.all(running.map((server) => server.ended))
    for (const folder of folders)
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  })
  const launch: ServerProcesses['launch'] = async (script, settings) => {
    const server = run(scripts[script], { PORT: String(await findFreePort()), ...settings })
    running.push(server)
    return server
  }
  return {
    launch,
    async start(script, settings) {
      const server = await launch(script, settings)
      await isReady(server)
      return server
    },
    newFolder() {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil server '))
      fs.chmodSync(folder, 0o755)
      folders.push(folder)
      return folder
    },
  }
}

async function isReady(server: ServerProcess): Promise<void> {
  let over = false
  void server.ended.then(() => (over = true))
  await vi.waitUntil(() => over || server.printedAt('ready') !== undefined, {
    timeout: startTimeout,
    interval: 20,
  })
  if (server.printedAt('ready') === undefined)
    throw new Error(`the server did not start:\n${server.output()}`)
}

function run(script: string, settings: Record<string, string>): ServerProcess {
  const { PATH = '', HOME = '' } = process.env
  // A machine that runs tests is late by nature, and all of them call from one address.
  const env = { PATH, HOME, NODE_ENV: 'test', RATE_LIMITS: 'off', ...settings }
  const child = spawn(process.execPath, [...fastImports(root), path.join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = linesOf(child)
  const port = Number(settings.PORT)
  return {
    origin: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => lines.map(({ text }) => text).join('\n'),
    printedAt: (beginning) => lines.find(({ text }) => text.startsWith(beginning))?.at,
    ended: new Promise((resolve) => child.once('close', resolve)),
    kill: (signal) => void child.kill(signal),
  }
}

function linesOf(child: ChildProcess): { text: string; at: number }[] {
  const lines: { text: string; at: number }[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts.map((text) => ({ text, at: performance.now() })))
    })
  }
  return lines
}

/** The API of a server as its browser calls it; refusals are thrown as ApiError. */
export const apiOf = ({ origin }: Pick<ServerProcess, 'origin'>, token?: string): Api =>
  createApi(
    (path, init) =>
      fetch(origin + path, {
        ...init,
        headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
      } as RequestInit),
    () => 'en',
  )

/** Signs the demo's household in. */
export const demoEmployerToken = async (server: ServerProcess): Promise<string> =>
  (await apiOf(server)(signInToDemo, { role: 'employer' })).token

/** Listed candidates with whom a household has nothing to do yet. */
export async function freshCandidates(api: Api, count: number): Promise<number[]> {
  const known = new Set((await api(listPipeline, {})).map((entry) => entry.jobseeker_id))
  const { results } = await api(listCandidates, { page_size: 60 })
  return results
    .map(({ id }) => id)
    .filter((id) => !known.has(id))
    .slice(0, count)
}

/** Whether the server can be reached at all. */
export const answers = (server: ServerProcess): Promise<boolean> =>
  fetch(`${server.origin}/healthz`).then(
    () => true,
    () => false,
  )
