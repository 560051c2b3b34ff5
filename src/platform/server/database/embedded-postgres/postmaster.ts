import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { program } from './binaries.ts'
import { postgresEnvironment } from './cluster.ts'
import type { Identity } from './identity.ts'
import { commandWords, isAlive, isZombie } from './processes.ts'

/** What PostgreSQL's own lock file says of the server on a data folder. */
type Lockfile = { pid: number; port: number }

/** A server that we started; `ended` resolves when it is gone. */
export type Postmaster = { pid: number; port: number; ended: Promise<void> }

type LaunchOptions = {
  identity: Identity
  dataDir: string
  port: number
  flags: string[]
  log: (text: string) => void
}

// Runs PostgreSQL and waits for it. Descriptor 3 is a pipe from Node: when Node dies in any way at all the pipe closes, `read`
// returns, and PostgreSQL gets a fast shutdown.
const WATCHDOG = `
"$@" </dev/null 3<&- & postgres=$!
{ read _; kill -INT $postgres 2>/dev/null; } <&3 & reader=$!
exec 3<&-
trap : INT TERM HUP
while kill -0 $postgres 2>/dev/null; do wait $postgres; done
kill $reader 2>/dev/null`

/** With the process id of who started it, the cluster_name of a server: later processes read it there. */
export const OWNER_PREFIX = 'manzil-'

const STOP_WITHIN_MS = 8000

/** Reads the lock file of the server on a data folder. */
export function readLockfile(dataDir: string): Lockfile | undefined {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/** Whether the process of a lock file runs and is a PostgreSQL on this folder, not a later process with the same id. */
export function isServerOf(dataDir: string, { pid }: Lockfile): boolean {
  if (!isAlive(pid)) return false
  const words = commandWords(pid)
  if (!words) return true
  const folder = words[words.indexOf('-D') + 1]
  return (
    words.some((word) => /postgres(\.exe)?$/.test(word)) &&
    folder !== undefined &&
    isSameFolder(folder, dataDir)
  )
}

/** Removes a lock file whose process is not a PostgreSQL of this folder, which PostgreSQL itself would respect. */
export async function removeForeignLockfile(dataDir: string, lockfile: Lockfile): Promise<void> {
  for (let waited = 0; isZombie(lockfile.pid) && waited < 200; waited += 20) await sleep(20)
  if (isZombie(lockfile.pid) || isAlive(lockfile.pid))
    fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true })
}

/** Starts PostgreSQL and resolves when it takes connections; rejects with what it printed when it does not. */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  return process.platform === 'win32' ? launchOnWindows(options) : launchWatched(options)
}

/** Asks a server for a fast shutdown, and for an immediate one (safe too, with recovery) when that takes too long. */
export async function stopServer(identity: Identity, dataDir: string, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(program(identity.native, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataDir], {
      stdio: 'ignore',
      windowsHide: true,
    })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalIfAlive(pid, signal)
    if (await hasEnded(pid, STOP_WITHIN_MS)) return
  }
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))

async function launchWatched({
  identity,
  dataDir,
  port,
  flags,
  log,
}: LaunchOptions): Promise<Postmaster> {
  const command = [
    ...identity.prefix,
    program(identity.native, 'postgres'),
    ...serverArguments(dataDir, port, flags),
  ]
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...command], {
    ...identity.user,
    cwd: '/',
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilReady(child, log)
  child.unref()
  for (const stream of [child.stderr, child.stdio[3]]) (stream as Socket).unref()
  return { pid: readLockfile(dataDir)?.pid ?? 0, port, ended }
}

function untilReady(child: ChildProcess, log: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      log(text.trimEnd())
      printed = (printed + text).slice(-4000)
      if (printed.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`PostgreSQL did not start: ${printed}`)))
  })
}

function launchOnWindows({ identity, dataDir, port, flags }: LaunchOptions): Postmaster {
  const logFile = `${dataDir}.log`
  const serverOptions = serverArguments(dataDir, port, flags)
    .slice(2)
    .map((word) => `"${word}"`)
    .join(' ')
  const args = ['start', '-w', '-t', '60', '-D', dataDir, '-l', logFile, '-o', serverOptions]
  const { status } = spawnSync(program(identity.native, 'pg_ctl'), args, {
    stdio: 'ignore',
    windowsHide: true,
  })
  if (status !== 0)
    throw new Error(`PostgreSQL did not start: ${fs.readFileSync(logFile, 'utf8').slice(-4000)}`)
  return { pid: readLockfile(dataDir)?.pid ?? 0, port, ended: new Promise(() => {}) }
}

function serverArguments(dataDir: string, port: number, flags: string[]): string[] {
  // Rows and statements may hold personal data: they stay out of the log.
  const privacy = ['log_error_verbosity=terse', 'log_min_error_statement=panic']
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `cluster_name=${OWNER_PREFIX}${process.pid}`,
    ...privacy,
  ]
  return [
    '-D',
    dataDir,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
    ...flags,
  ]
}

// Where it cannot be told, the lock file is believed.
function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [fs.statSync(one), fs.statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return true
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(10))
    if (!isAlive(pid)) return true
  return !isAlive(pid)
}
