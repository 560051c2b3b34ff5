import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface RunningServer {
  origin: string
  pid: number
  stop: () => Promise<void>
}

const root = path.resolve(import.meta.dirname, '..')

/** Makes the demo's people, at least so many, in `.cache/<data>`, and gives back that folder. */
export function seedData(data: string, candidates?: number): string {
  const dataDir = path.join(root, '.cache', data)
  const { status } = spawnSync(
    process.execPath,
    ['scripts/demo.ts', ...(candidates === undefined ? [] : ['--candidates', String(candidates)])],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('the demo data could not be made')
  return dataDir
}

/** The access token of a demo account. */
export async function demoToken(
  { origin }: RunningServer,
  role: 'employer' | 'jobseeker' | 'admin',
): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/demo/sign-in/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ role }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

/** The product in a process of its own, with its data kept in `.cache/<data>` between runs. */
export async function startProduct(
  port: number,
  data: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(root, '.cache', data),
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child, 'ready ')
  const origin = `http://localhost:${port}`
  // What is measured is a server that serves: its index stands.
  while (!(await fetch(`${origin}/readyz`)).ok) await setTimeout(100)
  return running(child, origin)
}

/** Bare node:http that sends these bytes. */
export async function startBare(
  port: number,
  body: Buffer,
  headers: Record<string, string>,
): Promise<RunningServer> {
  const file = path.join(root, '.cache', 'bare-body')
  fs.writeFileSync(file, body)
  const child = spawn(
    process.execPath,
    ['bench/bare-server.ts', String(port), file, JSON.stringify(headers)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await said(child, 'ready')
  return running(child, `http://localhost:${port}`)
}

/** Bare node:http that answers by a page and a count in SQL. */
export async function startSql(port: number, url: string, statements: string) {
  const child = spawn(process.execPath, ['bench/sql-server.ts', String(port), url, statements], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child, 'ready')
  return running(child, `http://localhost:${port}`)
}

const said = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes(word) && resolve())
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

const running = (child: ChildProcess, origin: string): RunningServer => ({
  origin,
  pid: child.pid ?? 0,
  stop: () =>
    new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    }),
})

/** CPU time a process has used so far, in microseconds (Linux). */
export function cpuMicros(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** Does the work for each item, so many at a time. */
export async function inTurns<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items]
  const one = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** How each of so many clients asks for addresses of its own; given one list, each would walk the whole of it, and find what the first had asked for. */
export function withOwnAddresses(paths: readonly string[], clients: number) {
  const each = Math.ceil(paths.length / clients)
  let begun = 0
  return (client: { setRequests(requests: { path: string }[]): void }): void => {
    const own = paths.slice(begun * each, ++begun * each)
    client.setRequests(own.map((path) => ({ path })))
  }
}
